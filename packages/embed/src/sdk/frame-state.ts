/** How far a frame has come. */
export type FrameState = "idle" | "loading" | "handshaking" | "ready" | "degraded" | "failed";
