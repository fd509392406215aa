ALTER TABLE "cars" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "lead_km" integer;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "lead_km" integer;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "snoozed_km" integer;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "snoozed_on" date;