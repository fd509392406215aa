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
