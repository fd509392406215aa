CREATE TABLE "import_rows" (
	"owner_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"target" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record" jsonb NOT NULL,
	"reading_id" uuid,
	CONSTRAINT "import_rows_pk" PRIMARY KEY("owner_id","import_id","place")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"files" jsonb NOT NULL,
	"targets" jsonb NOT NULL,
	"records" integer NOT NULL,
	"counts" jsonb,
	"undone" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"committed_at" timestamp (3) with time zone,
	CONSTRAINT "imports_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "fills" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "mileage_readings" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "mileage_readings" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_fk" FOREIGN KEY ("owner_id","import_id") REFERENCES "public"."imports"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_open_index" ON "imports" USING btree ("owner_id") WHERE committed_at is null;--> statement-breakpoint
CREATE INDEX "imports_created_index" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "fills_import_index" ON "fills" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "mileage_readings_import_index" ON "mileage_readings" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "reminders_import_index" ON "reminders" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "repairs_import_index" ON "repairs" USING btree ("import_id") WHERE import_id is not null;