-- Every write below a car updates the car: its change takes the shortest way, without PL/pgSQL's generic record.
CREATE OR REPLACE FUNCTION "tell_live_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text;
  changed record;
  owner uuid;
  car uuid;
BEGIN
  IF TG_ARGV[0] = 'car' AND TG_OP = 'UPDATE' THEN
    INSERT INTO live_changes (owner_id, change) VALUES (NEW.owner_id, jsonb_build_object(
      'kind', 'car', 'carId', NEW.id, 'opId', nullif(current_setting('carful.operation', true), '')));
    RETURN NULL;
  END IF;
  kind := TG_ARGV[0];
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
