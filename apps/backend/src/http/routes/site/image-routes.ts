import type { FastifyInstance, FastifyReply } from "fastify";
import { createImages } from "../../../site/image-proxy.ts";
import type { ImageFailure } from "../../../site/image-source.ts";
import { readImageRequest } from "../../../site/image-request.ts";
import type { Refusal } from "../../api-call.ts";
import { sendRefusal } from "../../error-reply.ts";
import type { Services } from "../../services.ts";

const refusals: Readonly<Record<ImageFailure, Pick<Refusal, "status" | "code" | "message">>> = {
  not_allowed: { status: 403, code: "forbidden", message: "This image source is not allowed." },
  not_found: { status: 404, code: "not_found", message: "We couldn’t find the image." },
  too_large: { status: 422, code: "too_large", message: "The image is too large." },
  no_picture: { status: 422, code: "no_picture", message: "The file is not an AVIF, GIF, JPEG, PNG or WebP image." },
  unreachable: { status: 503, code: "unavailable", message: "The image server didn’t respond. Try again shortly." },
  busy: { status: 503, code: "unavailable", message: "Too many image requests. Try again shortly." },
};

/** Browsers and shared caches revalidate after a day and may serve the stale image meanwhile. */
const cacheControl = "public, max-age=86400, stale-while-revalidate=604800";

function sendImageHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.header("etag", etag).header("cache-control", cacheControl).header("vary", "Accept");
}

/** `/img?url=&w=&h=&q=`: images of the site folder and of allowed sources, resized, as AVIF or WebP if the browser accepts them. */
export function addImageRoute(app: FastifyInstance, { settings }: Pick<Services, "settings">): void {
  const images = createImages(settings.images);
  app.get("/img", async (request, reply) => {
    const { searchParams } = new URL(request.url, "http://localhost");
    const read = readImageRequest(searchParams, request.headers.accept ?? "");
    if (read.type === "problem")
      return sendRefusal(request, reply, {
        type: "refusal",
        status: 400,
        code: "invalid_request",
        message: read.message,
        field: read.field,
      });
    const result = await images.get(read.request);
    if (result.type === "failure") {
      const refusal = refusals[result.failure];
      return sendRefusal(request, reply, {
        type: "refusal",
        ...refusal,
        ...(refusal.status === 503 ? { retryAfterSeconds: 5 } : {}),
      });
    }
    const { etag, contentType, bytes } = result.image;
    sendImageHeaders(reply, etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type(contentType).send(bytes);
  });
}
