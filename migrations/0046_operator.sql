CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"target" text
);
--> statement-breakpoint
CREATE TABLE "operator_visits" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_visits" ADD CONSTRAINT "operator_visits_session_id_auth_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_actions_at_index" ON "operator_actions" USING btree ("at");--> statement-breakpoint
-- Whoever set the server up made the first account.
UPDATE "auth_user" SET "role" = 'operator' WHERE "id" = (SELECT "id" FROM "auth_user" WHERE "email_verified" ORDER BY "created_at", "id" LIMIT 1);
