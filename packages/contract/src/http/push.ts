import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";

const Endpoint = Type.String({ minLength: 12, maxLength: 1_000, description: "Address at the browser's push service." });

export const subscribePush = endpoint({
  method: "POST",
  path: "/api/v2/push/subscriptions",
  tag: "notifications",
  access: "player",
  summary: "Subscribes this browser to push notifications by its address and keys; 400 `unknown_push_service`.",
  body: Type.Object(
    {
      endpoint: Endpoint,
      keys: Type.Object(
        { p256dh: Type.String({ minLength: 80, maxLength: 100 }), auth: Type.String({ minLength: 20, maxLength: 30 }) },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  reply: { 201: Type.Object({ ok: Type.Literal(true) }) },
});
export const unsubscribePush = endpoint({
  method: "DELETE",
  path: "/api/v2/push/subscriptions",
  tag: "notifications",
  access: "player",
  summary: "Unsubscribes this browser from push notifications; an address of another player is ignored.",
  query: Type.Object({ endpoint: Endpoint }, { additionalProperties: false }),
  reply: { 200: Type.Object({ ok: Type.Literal(true) }) },
});
