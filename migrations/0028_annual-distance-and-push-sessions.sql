ALTER TABLE "cars" ADD COLUMN "yearly_km" integer;--> statement-breakpoint
ALTER TABLE "push_devices" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_yearly_check" CHECK ("cars"."yearly_km" > 0);