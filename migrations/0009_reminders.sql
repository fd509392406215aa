CREATE TABLE "reminder_completions" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reminder_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"done_on" date NOT NULL,
	"done_km" integer,
	"is_km_estimated" boolean NOT NULL,
	"previous" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_completions_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "reminder_completions_km_check" CHECK ("reminder_completions"."done_km" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"notes" text,
	"due_date" date,
	"due_km" integer,
	"anchor_day" integer,
	"repeat_every" integer,
	"repeat_unit" text,
	"repeat_km" integer,
	"base" text NOT NULL,
	"lead_days" integer,
	"lead_km" integer,
	"snoozed_until" date,
	"snoozed_overdue" boolean DEFAULT false NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "reminders_due_check" CHECK ("reminders"."due_date" is not null or "reminders"."due_km" is not null),
	CONSTRAINT "reminders_repeat_check" CHECK (("reminders"."repeat_every" is null) = ("reminders"."repeat_unit" is null)),
	CONSTRAINT "reminders_unit_check" CHECK (repeat_unit in ('day', 'week', 'month', 'year')),
	CONSTRAINT "reminders_base_check" CHECK (base in ('done', 'due'))
);
--> statement-breakpoint
ALTER TABLE "reminder_completions" ADD CONSTRAINT "reminder_completions_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_completions" ADD CONSTRAINT "reminder_completions_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_completions" ADD CONSTRAINT "reminder_completions_reminder_fk" FOREIGN KEY ("owner_id","reminder_id") REFERENCES "public"."reminders"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_car_fk" FOREIGN KEY ("car_id","owner_id") REFERENCES "public"."cars"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_completions_index" ON "reminder_completions" USING btree ("owner_id","reminder_id","done_on","created_at");--> statement-breakpoint
CREATE INDEX "reminders_car_index" ON "reminders" USING btree ("owner_id","car_id","id");