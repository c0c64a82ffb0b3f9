import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described } from "../entities/primitives.ts";

const Endpoint = Type.String({ minLength: 12, maxLength: 1_000, description: "Address at the browser's push service." });

export const subscribePush = endpoint({
  method: "POST",
  path: "/api/v2/push/subscriptions",
  tag: "notifications",
  access: "player",
  isLocalized: true,
  summary: "Subscribes this browser to push notifications by its address and keys; 400 `unknown_push_service`.",
  body: Type.Object(
    {
      endpoint: described(Endpoint, "Address at the browser's push service."),
      keys: Type.Object(
        {
          p256dh: Type.String({ minLength: 80, maxLength: 100, description: "Public key, base64url." }),
          auth: Type.String({ minLength: 20, maxLength: 30, description: "Authentication secret, base64url." }),
        },
        { additionalProperties: false, description: "Keys of the browser's subscription." },
      ),
    },
    { additionalProperties: false },
  ),
  reply: { 201: Type.Object({ ok: Type.Literal(true, { description: "Always true: the call was carried out." }) }) },
});
export const unsubscribePush = endpoint({
  method: "DELETE",
  path: "/api/v2/push/subscriptions",
  tag: "notifications",
  access: "player",
  summary: "Unsubscribes this browser from push notifications; an address of another player is ignored.",
  query: Type.Object({ endpoint: described(Endpoint, "Address at the browser's push service.") }, { additionalProperties: false }),
  reply: { 200: Type.Object({ ok: Type.Literal(true, { description: "Always true: the call was carried out." }) }) },
});
