CREATE TABLE "auth_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_account_provider_unique" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "auth_rate_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "auth_rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'owner' NOT NULL,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"nickname" text,
	"vin" text,
	"license_plate" text,
	"mileage" integer,
	"transmission" text,
	"fuel_type" text,
	"engine_type" text,
	"photo_id" uuid,
	"revision" bigint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cars_id_owner_unique" UNIQUE("id","owner_id"),
	CONSTRAINT "cars_year_check" CHECK ("cars"."year" between 1900 and 9999),
	CONSTRAINT "cars_mileage_check" CHECK ("cars"."mileage" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deleted_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"ai_summary" text NOT NULL,
	"ai_questions" jsonb NOT NULL,
	"ai_answers" jsonb NOT NULL,
	"causes" jsonb NOT NULL,
	"recommendations" jsonb NOT NULL,
	"source" text,
	"category" text,
	"driving_advice" text,
	"driving_advice_reason" text NOT NULL,
	"synthesized" jsonb NOT NULL,
	"symptoms" jsonb,
	"status" text NOT NULL,
	"notes" text NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone,
	"mechanic_name" text,
	"garage_name" text,
	"title_key" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"is_recurring" boolean NOT NULL,
	"recurrence_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issues_id_car_unique" UNIQUE("id","car_id"),
	CONSTRAINT "issues_status_check" CHECK (status in ('new', 'processing', 'partially_resolved', 'resolved')),
	CONSTRAINT "issues_answers_check" CHECK (jsonb_array_length("issues"."ai_answers") <= jsonb_array_length("issues"."ai_questions"))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid,
	"issue_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"purpose" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"extension" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" "bytea" NOT NULL,
	"storage_key" text NOT NULL,
	"thumbnail_key" text,
	"link_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "media_kind_check" CHECK (kind in ('picture', 'video', 'document'))
);
--> statement-breakpoint
CREATE TABLE "mileage_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"km" integer NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mileage_readings_km_check" CHECK ("mileage_readings"."km" >= 0)
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"actor_id" uuid NOT NULL,
	"op_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operations_pk" PRIMARY KEY("actor_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "recurrences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"issue_id" uuid NOT NULL,
	"date" date NOT NULL,
	"notes" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repair_issue_links" (
	"repair_id" uuid NOT NULL,
	"issue_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "repair_issue_links_pk" PRIMARY KEY("repair_id","issue_id"),
	CONSTRAINT "repair_issue_links_outcome_check" CHECK (outcome in ('resolved', 'partially_resolved'))
);
--> statement-breakpoint
CREATE TABLE "repairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"description" text,
	"cost_minor" bigint,
	"currency" text NOT NULL,
	"mechanic_name" text,
	"garage_name" text,
	"kind" text,
	"mileage" integer,
	"receipt_id" uuid,
	"added_by_mechanic" boolean DEFAULT false NOT NULL,
	"mechanic_added_date" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repairs_id_car_unique" UNIQUE("id","car_id"),
	CONSTRAINT "repairs_cost_check" CHECK ("repairs"."cost_minor" >= 0),
	CONSTRAINT "repairs_mileage_check" CHECK ("repairs"."mileage" >= 0),
	CONSTRAINT "repairs_kind_check" CHECK (kind in ('service', 'repair', 'tyres', 'inspection', 'insurance', 'tax', 'other'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"notifications_enabled" boolean NOT NULL,
	"mechanic_sharing_enabled" boolean NOT NULL,
	"currency" text NOT NULL,
	"theme" text NOT NULL,
	"selected_car_id" uuid,
	"main_car_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"issue_id" uuid,
	"token_hash" "bytea" NOT NULL,
	"is_editable" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "share_links_expiry_check" CHECK ("share_links"."expires_at" > "share_links"."created_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	"account_status" text DEFAULT 'active' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"last_seen" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_issue_fk" FOREIGN KEY ("issue_id","car_id") REFERENCES "public"."issues"("id","car_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mileage_readings" ADD CONSTRAINT "mileage_readings_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mileage_readings" ADD CONSTRAINT "mileage_readings_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrences" ADD CONSTRAINT "recurrences_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrences" ADD CONSTRAINT "recurrences_issue_fk" FOREIGN KEY ("issue_id","car_id") REFERENCES "public"."issues"("id","car_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_issue_links" ADD CONSTRAINT "repair_issue_links_repair_fk" FOREIGN KEY ("repair_id","car_id") REFERENCES "public"."repairs"("id","car_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_issue_links" ADD CONSTRAINT "repair_issue_links_issue_fk" FOREIGN KEY ("issue_id","car_id") REFERENCES "public"."issues"("id","car_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_auth_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_account_user_index" ON "auth_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_session_user_index" ON "auth_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verification_identifier_index" ON "auth_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "cars_owner_index" ON "cars" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "issues_newest_index" ON "issues" USING btree ("car_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "issues_open_index" ON "issues" USING btree ("car_id","date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status <> 'resolved';--> statement-breakpoint
CREATE INDEX "issues_title_index" ON "issues" USING btree ("car_id","title_key");--> statement-breakpoint
CREATE INDEX "issues_resolved_by_index" ON "issues" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "media_issue_index" ON "media" USING btree ("issue_id","position");--> statement-breakpoint
CREATE INDEX "media_owner_index" ON "media" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_car_index" ON "media" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "media_loose_index" ON "media" USING btree ("created_at") WHERE issue_id is null;--> statement-breakpoint
CREATE INDEX "mileage_readings_car_index" ON "mileage_readings" USING btree ("car_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "mileage_readings_source_index" ON "mileage_readings" USING btree ("source_id") WHERE source_id is not null;--> statement-breakpoint
CREATE INDEX "operations_owner_index" ON "operations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "operations_created_index" ON "operations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recurrences_issue_index" ON "recurrences" USING btree ("issue_id","date");--> statement-breakpoint
CREATE INDEX "repair_issue_links_issue_index" ON "repair_issue_links" USING btree ("issue_id");--> statement-breakpoint
CREATE INDEX "repairs_newest_index" ON "repairs" USING btree ("car_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "repairs_receipt_index" ON "repairs" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "share_links_owner_index" ON "share_links" USING btree ("owner_id","expires_at");--> statement-breakpoint
CREATE INDEX "share_links_car_index" ON "share_links" USING btree ("car_id");