CREATE TABLE "key_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"client" text NOT NULL,
	"client_hash" "bytea" NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"scopes" text[] NOT NULL,
	"is_limited" boolean NOT NULL,
	"car_ids" uuid[] NOT NULL,
	"days" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"key_id" uuid
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "client" text;--> statement-breakpoint
ALTER TABLE "key_codes" ADD CONSTRAINT "key_codes_owner_id_auth_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_codes" ADD CONSTRAINT "key_codes_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_codes_owner_index" ON "key_codes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "key_codes_key_index" ON "key_codes" USING btree ("key_id");