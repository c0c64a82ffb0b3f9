import type * as access from "@touchline/contract/http/access";
import type * as player from "@touchline/contract/http/player";
import type { EndpointCalls } from "../core/api-client.ts";

const base = "/platform/api/player";

/** The endpoints of `accountEndpoints`. */
export interface AccountEndpoints {
  readonly signUp: typeof player.signUp;
  readonly getPlayer: typeof player.getPlayer;
  readonly listTransactions: typeof player.listTransactions;
  readonly confirmEmail: typeof access.confirmEmail;
  readonly resendConfirmation: typeof access.resendConfirmation;
  readonly unlock: typeof access.unlockPlayer;
  readonly resendUnlock: typeof access.resendUnlock;
  readonly forgotPassword: typeof access.forgotPassword;
  readonly resetPassword: typeof access.resetPassword;
  readonly changePassword: typeof access.changePassword;
  readonly confirmPassword: typeof access.confirmPassword;
  readonly listSessions: typeof access.listSessions;
  readonly endSession: typeof access.endSession;
  readonly endOtherSessions: typeof access.endOtherSessions;
  readonly getTerms: typeof access.getTerms;
  readonly acceptTerms: typeof access.acceptTerms;
  readonly getPhoneVerification: typeof access.getPhoneVerification;
  readonly sendPhoneCode: typeof access.sendPhoneCode;
  readonly checkPhoneCode: typeof access.checkPhoneCode;
  readonly changePlayer: typeof access.changePlayer;
  readonly listMunicipalities: typeof access.listMunicipalities;
}

/** Calls of the account, loaded with its forms and pages. */
export const accountEndpoints: EndpointCalls<AccountEndpoints> = {
  signUp: { method: "POST", path: base },
  getPlayer: { method: "GET", path: base },
  listTransactions: { method: "GET", path: `${base}/transactions` },
  confirmEmail: { method: "POST", path: `${base}/confirm` },
  resendConfirmation: { method: "POST", path: `${base}/confirm/resend` },
  unlock: { method: "POST", path: `${base}/unlock` },
  resendUnlock: { method: "POST", path: `${base}/unlock/resend` },
  forgotPassword: { method: "POST", path: `${base}/password` },
  resetPassword: { method: "PUT", path: `${base}/password` },
  changePassword: { method: "POST", path: `${base}/password/change` },
  confirmPassword: { method: "POST", path: `${base}/password/confirm` },
  listSessions: { method: "GET", path: `${base}/sessions` },
  endSession: { method: "DELETE", path: `${base}/sessions/:id` },
  endOtherSessions: { method: "DELETE", path: `${base}/sessions` },
  getTerms: { method: "GET", path: `${base}/terms` },
  acceptTerms: { method: "POST", path: `${base}/terms` },
  getPhoneVerification: { method: "GET", path: `${base}/phone-verification` },
  sendPhoneCode: { method: "POST", path: `${base}/phone-verification` },
  checkPhoneCode: { method: "PUT", path: `${base}/phone-verification` },
  changePlayer: { method: "PATCH", path: base },
  listMunicipalities: { method: "GET", path: "/platform/api/municipalities" },
};
