CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"issue_id" uuid NOT NULL,
	"text" text NOT NULL,
	"cost_minor" bigint,
	"currency" text NOT NULL,
	"included" text NOT NULL,
	"mechanic_name" text NOT NULL,
	"garage_name" text,
	"link_id" uuid,
	"is_unseen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replies_cost_check" CHECK ("replies"."cost_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_issue_fk" FOREIGN KEY ("issue_id","car_id") REFERENCES "public"."issues"("id","car_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replies_issue_index" ON "replies" USING btree ("issue_id","created_at");--> statement-breakpoint
CREATE INDEX "replies_link_index" ON "replies" USING btree ("link_id") WHERE link_id is not null;--> statement-breakpoint
CREATE INDEX "replies_unseen_index" ON "replies" USING btree ("owner_id") WHERE is_unseen;
--> statement-breakpoint
SELECT stamp_records('replies', 'issue', 'issue_id');
--> statement-breakpoint
SELECT keeps_in_bin('replies');
