ALTER TABLE "cars" ADD COLUMN "battery_capacity" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_battery_check" CHECK ("cars"."battery_capacity" > 0);