CREATE TABLE "notice_addresses" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"target" jsonb NOT NULL,
	"problem" text,
	"refusals" integer DEFAULT 0 NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_addresses" ADD CONSTRAINT "notice_addresses_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "notice_addresses_live" AFTER INSERT OR UPDATE OR DELETE ON "notice_addresses"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('settings');
