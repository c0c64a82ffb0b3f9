/** The loading state of a frame. */
export type FrameState = "idle" | "loading" | "handshaking" | "ready" | "degraded" | "failed";
