CREATE TABLE "calendar_entries" (
	"owner_id" uuid NOT NULL,
	"reminder_id" uuid NOT NULL,
	"day" date NOT NULL,
	"content_hash" text NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"is_cancelled" boolean NOT NULL,
	CONSTRAINT "calendar_entries_pk" PRIMARY KEY("owner_id","reminder_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "notice_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"digest" uuid NOT NULL,
	"channel" text NOT NULL,
	"device_id" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_runs" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"email_enabled" boolean NOT NULL,
	"digest_at" integer NOT NULL,
	"quiet_from" integer NOT NULL,
	"quiet_to" integer NOT NULL,
	"zone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"due" text NOT NULL,
	"state" text NOT NULL,
	"round" integer NOT NULL,
	"car_id" uuid NOT NULL,
	"day" date NOT NULL,
	"digest" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_pk" PRIMARY KEY("owner_id","kind","subject_id","due","state","round"),
	CONSTRAINT "notices_kind_check" CHECK (kind in ('reminder', 'mileage', 'record', 'answer'))
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_runs" ADD CONSTRAINT "notice_runs_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_deliveries_owner_index" ON "notice_deliveries" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "notice_deliveries_device_index" ON "notice_deliveries" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "notice_runs_next_index" ON "notice_runs" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "notices_car_index" ON "notices" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "notices_created_index" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_devices_owner_index" ON "push_devices" USING btree ("owner_id");
--> statement-breakpoint
CREATE TRIGGER "notice_settings_live" AFTER INSERT OR UPDATE ON "notice_settings"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('settings');
--> statement-breakpoint
-- That something was sent to a device is not announced.
CREATE TRIGGER "push_devices_live" AFTER INSERT OR DELETE ON "push_devices"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('settings');
--> statement-breakpoint
CREATE TRIGGER "calendar_feeds_live" AFTER INSERT OR UPDATE OR DELETE ON "calendar_feeds"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('settings');
