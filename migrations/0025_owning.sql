ALTER TABLE "cars" ADD COLUMN "purchase" jsonb;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "mileage_limit" jsonb;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "breakdown" jsonb;