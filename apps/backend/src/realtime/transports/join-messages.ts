const newline = Buffer.from("\n");
let lastMessages: readonly Buffer[] = [];
let lastFrame = newline;

function isLast(messages: readonly Buffer[]): boolean {
  return messages.length === lastMessages.length && messages.every((message, index) => message === lastMessages[index]);
}

/** One frame of several messages; subscribers of the same channels mostly get the same ones, so the last frame is kept for the next. */
export function joinMessages(messages: readonly Buffer[]): Buffer {
  const [first] = messages;
  if (messages.length === 1 && first) return first;
  if (isLast(messages)) return lastFrame;
  lastMessages = messages;
  lastFrame = Buffer.concat(messages.flatMap((message, index) => (index === 0 ? [message] : [newline, message])));
  return lastFrame;
}
