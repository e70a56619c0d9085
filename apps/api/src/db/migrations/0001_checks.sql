ALTER TABLE "mails" ADD CONSTRAINT "mails_attempts" CHECK ("mails"."attempts" >= 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_price" CHECK ("order_items"."price_paise" >= 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" between 1 and 1000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_paise" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_status" CHECK ("orders"."delivery_status" in ('pending', 'delivered'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('pending', 'failed', 'completed'));--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_guesses" CHECK ("otps"."guesses" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price" CHECK ("products"."price_paise" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_max_price" CHECK ("products"."max_price_paise" >= "products"."price_paise");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('published', 'pending', 'draft'));--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD CONSTRAINT "sandbox_orders_amount" CHECK ("sandbox_orders"."amount_paise" >= 0);--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_status" CHECK ("sandbox_payments"."status" in ('failed', 'captured'));