CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_user" ADD CONSTRAINT "auth_user_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_user" ADD CONSTRAINT "auth_user_invitation_unique" UNIQUE("invitation_id");
--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE FUNCTION "refuse_disabled_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The lock makes a log-in and the operator's command wait for each other.
	PERFORM FROM auth_user WHERE id = NEW.user_id AND disabled_at IS NULL FOR SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the account is disabled' USING ERRCODE = 'check_violation', CONSTRAINT = 'auth_session_enabled';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "auth_session_enabled" BEFORE INSERT ON "auth_session"
	FOR EACH ROW EXECUTE FUNCTION "refuse_disabled_session"();
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"network" text NOT NULL,
	"browser" text,
	"system" text
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_owner_index" ON "security_events" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "security_events_at_index" ON "security_events" USING btree ("at");
