CREATE TABLE "extra_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "extra_payments" ADD CONSTRAINT "extra_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_payments_open" ON "extra_payments" USING btree ("refunded_at","found_at");