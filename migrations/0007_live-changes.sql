-- Unlogged, as the queue need not survive a crash: pages read everything again when its generation is gone.
CREATE UNLOGGED TABLE "live_changes" (
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"owner_id" uuid NOT NULL,
	"change" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "live_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_changes" ADD CONSTRAINT "live_changes_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_changes_tx_index" ON "live_changes" USING btree ("tx");
--> statement-breakpoint
-- Queues a change in its own transaction; it is announced after the commit. NOTIFY here would hold one lock of the
-- whole cluster until the commit is durable.
CREATE OR REPLACE FUNCTION "tell_live_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := TG_ARGV[0];
  changed record;
  owner uuid;
  car uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF kind = 'session' THEN owner := changed.user_id; ELSE owner := changed.owner_id; END IF;
  -- Deleted with its owner, who cannot be referenced any more.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM auth_user WHERE id = owner) THEN RETURN NULL; END IF;
  IF kind = 'car' THEN car := changed.id;
  ELSIF kind IN ('thread', 'links') THEN car := changed.car_id; END IF;
  INSERT INTO live_changes (owner_id, change) VALUES (owner, jsonb_build_object(
    'kind', kind, 'carId', car, 'opId', nullif(current_setting('carful.operation', true), '')));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Rolls back a write that is one statement, which only an error can.
CREATE FUNCTION "refuse_write"() RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the write was refused' USING ERRCODE = 'ZW001';
END
$$;
