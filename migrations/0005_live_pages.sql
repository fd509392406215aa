DROP INDEX "operations_owner_index";--> statement-breakpoint
CREATE INDEX "operations_owner_index" ON "operations" USING btree ("owner_id","created_at");
--> statement-breakpoint
-- Whatever changes what an owner or a mechanic may have on screen is told to every app process, in the
-- transaction that changes it. Told is whose and of which kind, never what. Equal news of one transaction
-- are one.
CREATE FUNCTION "tell_live_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := TG_ARGV[0];
  changed record;
  owner uuid;
  car uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF kind = 'session' THEN owner := changed.user_id; ELSE owner := changed.owner_id; END IF;
  IF kind = 'car' THEN car := changed.id;
  ELSIF kind IN ('thread', 'links') THEN car := changed.car_id; END IF;
  PERFORM pg_notify('carful_live', json_build_object(
    'kind', kind, 'ownerId', owner, 'carId', car,
    'opId', nullif(current_setting('carful.operation', true), ''))::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Every write below a car moves the car's revision.
CREATE TRIGGER "cars_live" AFTER INSERT OR UPDATE OR DELETE ON "cars"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('car');
--> statement-breakpoint
CREATE TRIGGER "chat_messages_live" AFTER INSERT OR DELETE ON "chat_messages"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('thread');
--> statement-breakpoint
-- Which car was looked at last is nobody else's news.
CREATE TRIGGER "settings_live" AFTER UPDATE ON "settings"
FOR EACH ROW WHEN (
  (OLD."language", OLD."notifications_enabled", OLD."mechanic_sharing_enabled", OLD."currency", OLD."theme", OLD."main_car_id")
  IS DISTINCT FROM
  (NEW."language", NEW."notifications_enabled", NEW."mechanic_sharing_enabled", NEW."currency", NEW."theme", NEW."main_car_id")
) EXECUTE FUNCTION "tell_live_pages"('settings');
--> statement-breakpoint
CREATE TRIGGER "share_links_live" AFTER INSERT OR DELETE ON "share_links"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('links');
--> statement-breakpoint
-- That a link was opened is not told: its own page would ask again, and so open it again.
CREATE TRIGGER "share_links_changed_live" AFTER UPDATE ON "share_links"
FOR EACH ROW WHEN (
  (OLD."is_editable", OLD."expires_at", OLD."revoked_at")
  IS DISTINCT FROM (NEW."is_editable", NEW."expires_at", NEW."revoked_at")
) EXECUTE FUNCTION "tell_live_pages"('links');
--> statement-breakpoint
CREATE TRIGGER "auth_session_live" AFTER INSERT OR DELETE ON "auth_session"
FOR EACH ROW EXECUTE FUNCTION "tell_live_pages"('session');
