DROP INDEX "orders_open";--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("delivery_status","payment_status","created_at");--> statement-breakpoint
CREATE INDEX "orders_age" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_age" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otps_age" ON "otps" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_age" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reviews_age" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_age" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to_address");