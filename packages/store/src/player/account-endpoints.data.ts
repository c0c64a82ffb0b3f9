import type * as access from "@touchline/contract/http/access";
import type * as player from "@touchline/contract/http/player";
import { endpoint } from "../core/api-client.ts";

const base = "/platform/api/player";

/** Calls of the account, loaded with its forms and pages. */
export const accountEndpoints = {
  signUp: endpoint<typeof player.signUp>({ method: "POST", path: base }),
  getPlayer: endpoint<typeof player.getPlayer>({ method: "GET", path: base }),
  listTransactions: endpoint<typeof player.listTransactions>({ method: "GET", path: `${base}/transactions` }),
  confirmEmail: endpoint<typeof access.confirmEmail>({ method: "POST", path: `${base}/confirm` }),
  resendConfirmation: endpoint<typeof access.resendConfirmation>({ method: "POST", path: `${base}/confirm/resend` }),
  unlock: endpoint<typeof access.unlockPlayer>({ method: "POST", path: `${base}/unlock` }),
  resendUnlock: endpoint<typeof access.resendUnlock>({ method: "POST", path: `${base}/unlock/resend` }),
  forgotPassword: endpoint<typeof access.forgotPassword>({ method: "POST", path: `${base}/password` }),
  resetPassword: endpoint<typeof access.resetPassword>({ method: "PUT", path: `${base}/password` }),
  changePassword: endpoint<typeof access.changePassword>({ method: "POST", path: `${base}/password/change` }),
  confirmPassword: endpoint<typeof access.confirmPassword>({ method: "POST", path: `${base}/password/confirm` }),
  listSessions: endpoint<typeof access.listSessions>({ method: "GET", path: `${base}/sessions` }),
  endSession: endpoint<typeof access.endSession>({ method: "DELETE", path: `${base}/sessions/:id` }),
  endOtherSessions: endpoint<typeof access.endOtherSessions>({ method: "DELETE", path: `${base}/sessions` }),
  getTerms: endpoint<typeof access.getTerms>({ method: "GET", path: `${base}/terms` }),
  acceptTerms: endpoint<typeof access.acceptTerms>({ method: "POST", path: `${base}/terms` }),
  getPhoneVerification: endpoint<typeof access.getPhoneVerification>({ method: "GET", path: `${base}/phone-verification` }),
  sendPhoneCode: endpoint<typeof access.sendPhoneCode>({ method: "POST", path: `${base}/phone-verification` }),
  checkPhoneCode: endpoint<typeof access.checkPhoneCode>({ method: "PUT", path: `${base}/phone-verification` }),
  changePlayer: endpoint<typeof access.changePlayer>({ method: "PATCH", path: base }),
  listMunicipalities: endpoint<typeof access.listMunicipalities>({ method: "GET", path: "/platform/api/municipalities" }),
} as const;
