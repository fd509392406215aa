ALTER TABLE "cars" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "lead_km" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "out_of_use" jsonb;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "lead_km" integer;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "year_days" jsonb;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "snoozed_km" integer;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "snoozed_on" date;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "shows_due" boolean DEFAULT false NOT NULL;