CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_owner_id_auth_user_id_fk";
--> statement-breakpoint
ALTER TABLE "issues" DROP CONSTRAINT "issues_owner_id_auth_user_id_fk";
--> statement-breakpoint
ALTER TABLE "recurrences" DROP CONSTRAINT "recurrences_owner_id_auth_user_id_fk";
--> statement-breakpoint
ALTER TABLE "mileage_readings" DROP CONSTRAINT "mileage_readings_owner_id_auth_user_id_fk";
--> statement-breakpoint
ALTER TABLE "repairs" DROP CONSTRAINT "repairs_owner_id_auth_user_id_fk";
--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_mails_owner_index" ON "account_mails" USING btree ("owner_id");