CREATE TABLE "planted" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"receipt_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "planted" ADD CONSTRAINT "planted_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planted_newest_index" ON "planted" USING btree ("car_id","owner_id","date","id");
