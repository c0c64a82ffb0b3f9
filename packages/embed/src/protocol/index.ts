export { control, errorCodes, type Control, type ControlType, type ErrorCode } from "./control.ts";
export { readMessage, protocolVersion, toEnvelope, type Envelope, type ReceivedMessage } from "./envelope.ts";
export { incoming, type Incoming, type IncomingType } from "./incoming.ts";
export { messagesAsMarkdown, messagesAsSchema } from "./document.ts";
export { modalNames, outgoing, type Outgoing, type OutgoingType } from "./outgoing.ts";
export { messagesAsTypings } from "./typings.ts";
export { isWithinSizeLimits, readPayload } from "./schema.ts";
