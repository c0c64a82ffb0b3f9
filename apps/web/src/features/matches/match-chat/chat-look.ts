/** What a chat's drawing needs besides the chat. */
export interface ChatLook {
  /** Names the room. */
  readonly label: string;
  /** Our address of the chat, to come back to after signing in. */
  readonly address: string;
}
