import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described } from "../entities/primitives.ts";

const IdParams = Type.Object({ id: Type.Integer({ minimum: 1, description: "Id of the item." }) });

const Address = Type.Union([Type.String(), Type.Null()]);

/** The video of a live match: a stream, a page to embed in a frame, or `demo:{id}`, a scene that the page renders itself (spec.md 3). */
export const LiveVideo = Type.Object({
  link: Type.Union([Type.String(), Type.Null()], { description: "Address of a stream for a player, or `demo:{id}`." }),
  frame: Type.Union([Type.String(), Type.Null()], { description: "Address of a page that plays it in a frame." }),
});
export type LiveVideo = Static<typeof LiveVideo>;

/** The provider's stream with the language of its commentary (spec.md 3). */
export const ProviderStream = Type.Object({
  link: described(Address, "Address of a stream for a player; null without one."),
  frame: described(Address, "Address of a page for a frame; null without one."),
  language_code: Type.String({ description: "Language of the commentary." }),
});
export type ProviderStream = Static<typeof ProviderStream>;

export const getMatchVideo = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/video",
  tag: "matches",
  access: "player",
  isLocalized: true,
  summary: "The video of a live match; 403 `video_disabled`, 404 without video, 409 `match_not_live`.",
  params: IdParams,
  reply: { 200: LiveVideo },
});

export const getMatchStreams = endpoint({
  method: "GET",
  path: "/api/v2/matches/:id/streams",
  tag: "matches",
  access: "player",
  isLocalized: true,
  summary: "The provider's stream of a live match in the caller's language; refused like `/video`.",
  params: IdParams,
  reply: { 200: ProviderStream },
});
