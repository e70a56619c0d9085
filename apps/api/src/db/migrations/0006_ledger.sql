CREATE TABLE "payment_checks" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_checks_failures" CHECK ("payment_checks"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint,
	"provider_order_id" text,
	"state" text NOT NULL,
	"amount_paise" bigint,
	"currency" text,
	"problem" text,
	"resolved_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('created', 'failed', 'authorised', 'captured', 'mismatch', 'refunded')),
	CONSTRAINT "payments_problem" CHECK ("payments"."problem" in ('second capture', 'part payment', 'too much', 'wrong currency', 'unknown order', 'after expiry', 'cancelled order')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" DROP CONSTRAINT "sandbox_payments_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "payload" text;--> statement-breakpoint
ALTER TABLE "payment_checks" ADD CONSTRAINT "payment_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_checks_due" ON "payment_checks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("problem","resolved_at","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id","received_at");--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_status" CHECK ("sandbox_payments"."status" in ('failed', 'authorized', 'captured', 'refunded'));--> statement-breakpoint
INSERT INTO "payments" ("id", "order_id", "provider_order_id", "state", "amount_paise", "currency", "problem", "resolved_at", "created_at", "changed_at")
	SELECT e."payment_id", e."order_id", o."provider_order_id", CASE WHEN e."refunded_at" IS NULL THEN 'captured' ELSE 'refunded' END, o."total_paise", 'INR', 'second capture', e."refunded_at", e."found_at", coalesce(e."refunded_at", e."found_at")
	FROM "extra_payments" e JOIN "orders" o ON o."id" = e."order_id";--> statement-breakpoint
INSERT INTO "payments" ("id", "order_id", "provider_order_id", "state", "amount_paise", "currency", "created_at", "changed_at")
	SELECT "payment_id", "id", "provider_order_id", CASE WHEN "payment_status" = 'completed' THEN 'captured' ELSE 'failed' END, "total_paise", 'INR', coalesce("paid_at", "created_at"), coalesce("paid_at", "created_at")
	FROM "orders" WHERE "payment_id" IS NOT NULL
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "payment_checks" ("order_id", "due_at")
	SELECT "id", now() FROM "orders" WHERE "provider_order_id" IS NOT NULL AND "created_at" > now() - interval '30 days';