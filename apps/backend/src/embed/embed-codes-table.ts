/** Codes that hosts hand their players over by, as hashes. */
export interface EmbedCodesTable {
  code_hash: string;
  player_id: string;
  brand: string;
  parent_origin: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
