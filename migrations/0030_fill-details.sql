CREATE TABLE "fill_files" (
	"owner_id" uuid NOT NULL,
	"fill_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "fill_files_pk" PRIMARY KEY("owner_id","fill_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "time" text;--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "price" double precision;--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "discount_minor" bigint;--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "soc_start" integer;--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "power" text;--> statement-breakpoint
ALTER TABLE "fill_files" ADD CONSTRAINT "fill_files_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fill_files" ADD CONSTRAINT "fill_files_fill_fk" FOREIGN KEY ("owner_id","fill_id") REFERENCES "public"."fills"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fill_files_file_index" ON "fill_files" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "fills" ADD CONSTRAINT "fills_time_check" CHECK ("fills"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "fills" ADD CONSTRAINT "fills_price_check" CHECK ("fills"."price" > 0);--> statement-breakpoint
ALTER TABLE "fills" ADD CONSTRAINT "fills_discount_check" CHECK ("fills"."discount_minor" >= 0);--> statement-breakpoint
ALTER TABLE "fills" ADD CONSTRAINT "fills_soc_start_check" CHECK ("fills"."soc_start" between 0 and 100);--> statement-breakpoint
ALTER TABLE "fills" ADD CONSTRAINT "fills_power_check" CHECK (power in ('ac', 'dc'));