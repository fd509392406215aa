CREATE TABLE "document_files" (
	"owner_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "document_files_pk" PRIMARY KEY("owner_id","document_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"number" text,
	"company" text,
	"valid_from" date,
	"notes" text,
	"reminder_id" uuid,
	"repair_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "documents_reminder_check" CHECK ("documents"."reminder_id" = "documents"."id"),
	CONSTRAINT "documents_kind_check" CHECK (kind in ('octa', 'kasko', 'inspection', 'registration', 'warranty', 'license', 'other'))
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_fk" FOREIGN KEY ("owner_id","document_id") REFERENCES "public"."documents"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_reminder_fk" FOREIGN KEY ("owner_id","reminder_id") REFERENCES "public"."reminders"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_files_file_index" ON "document_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "documents_car_index" ON "documents" USING btree ("owner_id","car_id","id");--> statement-breakpoint
CREATE INDEX "documents_repair_index" ON "documents" USING btree ("repair_id");