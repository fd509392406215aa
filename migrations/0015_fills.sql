CREATE TABLE "fills" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"date" date NOT NULL,
	"energy" text NOT NULL,
	"amount" integer NOT NULL,
	"cost_minor" bigint,
	"currency" text NOT NULL,
	"km" integer,
	"is_full" boolean NOT NULL,
	"is_missed_before" boolean NOT NULL,
	"soc_end" integer,
	"station" text,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fills_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "fills_amount_check" CHECK ("fills"."amount" > 0),
	CONSTRAINT "fills_cost_check" CHECK ("fills"."cost_minor" >= 0),
	CONSTRAINT "fills_km_check" CHECK ("fills"."km" >= 0),
	CONSTRAINT "fills_soc_check" CHECK ("fills"."soc_end" between 0 and 100),
	CONSTRAINT "fills_energy_check" CHECK (energy in ('gasoline', 'diesel', 'lpg', 'cng', 'e85', 'electric', 'adblue'))
);
--> statement-breakpoint
ALTER TABLE "fills" ADD CONSTRAINT "fills_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fills" ADD CONSTRAINT "fills_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fills_car_index" ON "fills" USING btree ("owner_id","car_id","date","id");