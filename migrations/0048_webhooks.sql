CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"event" text NOT NULL,
	"record_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_index" ON "webhook_deliveries" USING btree ("next_at","webhook_id") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_index" ON "webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_owner_index" ON "webhook_deliveries" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_car_index" ON "webhook_deliveries" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "webhooks_owner_index" ON "webhooks" USING btree ("owner_id");
--> statement-breakpoint
-- What is told of the record is read when the message is sent; the id is a UUIDv7, as all.
CREATE FUNCTION "queue_webhooks"("owner" uuid, "car" uuid, "told" text, "record" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (id, webhook_id, owner_id, car_id, event, record_id, next_at)
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
      52, 1), 53, 1), 'hex')::uuid,
    id, owner_id, car, told, record, now()
  FROM webhooks WHERE owner_id = owner AND told = ANY (events) AND NOT is_paused
$$;
--> statement-breakpoint
-- Neither an import nor what comes back from the trash is an event: it says when it was made.
CREATE FUNCTION "note_problem"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.created_at > now() - interval '1 hour' THEN
    PERFORM queue_webhooks(NEW.owner_id, NEW.car_id, 'problem.added', NEW.id);
    IF NEW.link_id IS NOT NULL THEN PERFORM queue_webhooks(NEW.owner_id, NEW.car_id, 'mechanic.wrote', NEW.id); END IF;
    IF NEW.driving_advice = 'stop_driving' THEN PERFORM queue_webhooks(NEW.owner_id, NEW.car_id, 'danger.told', NEW.id); END IF;
  ELSIF TG_OP = 'UPDATE' AND NEW.driving_advice = 'stop_driving' AND OLD.driving_advice IS DISTINCT FROM 'stop_driving' THEN
    PERFORM queue_webhooks(NEW.owner_id, NEW.car_id, 'danger.told', NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "issues_webhooks" AFTER INSERT OR UPDATE OF "driving_advice" ON "issues" FOR EACH ROW EXECUTE FUNCTION "note_problem"();
--> statement-breakpoint
CREATE FUNCTION "note_saved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.version > OLD.version THEN PERFORM queue_webhooks(NEW.owner_id, NEW.car_id, TG_ARGV[0], NEW.id); END IF;
  ELSIF NEW.created_at > now() - interval '1 hour' AND NEW.import_id IS NULL THEN
    PERFORM queue_webhooks(NEW.owner_id, NEW.car_id, TG_ARGV[0], NEW.id);
    IF to_jsonb(NEW) ->> 'link_id' IS NOT NULL THEN
      PERFORM queue_webhooks(NEW.owner_id, NEW.car_id, 'mechanic.wrote', NEW.id);
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "repairs_webhooks" AFTER INSERT OR UPDATE OF "version" ON "repairs" FOR EACH ROW EXECUTE FUNCTION "note_saved"('repair.saved');
CREATE TRIGGER "fills_webhooks" AFTER INSERT OR UPDATE OF "version" ON "fills" FOR EACH ROW EXECUTE FUNCTION "note_saved"('fill_up.saved');
--> statement-breakpoint
CREATE FUNCTION "note_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhooks(NEW.owner_id, NEW.car_id,
    CASE WHEN EXISTS (SELECT FROM documents WHERE owner_id = NEW.owner_id AND reminder_id = NEW.subject_id)
      THEN 'document.ends' ELSE 'reminder.due' END, NEW.subject_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notices_webhooks" AFTER INSERT ON "notices" FOR EACH ROW WHEN (NEW.kind = 'reminder') EXECUTE FUNCTION "note_due"();
