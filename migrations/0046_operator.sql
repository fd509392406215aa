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
-- Where there is one account alone, it is that of whoever set the server up; else the operator says so (npm run accounts).
UPDATE "auth_user" SET "role" = 'operator' WHERE "email_verified" AND (SELECT count(*) FROM "auth_user") = 1;
