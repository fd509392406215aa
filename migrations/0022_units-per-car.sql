ALTER TABLE "cars" ADD COLUMN "distance_unit" text DEFAULT 'km' NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "volume_unit" text DEFAULT 'L' NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "consumption_unit" text DEFAULT 'per-100-km' NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_distance_unit_check" CHECK ("cars"."distance_unit" in ('km', 'mi'));--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_volume_unit_check" CHECK ("cars"."volume_unit" in ('L', 'gal-us', 'gal-uk'));--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_consumption_unit_check" CHECK ("cars"."consumption_unit" in ('per-100-km', 'km-per-unit', 'mpg-us', 'mpg-uk'));