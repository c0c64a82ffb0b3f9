import { Alert, Button, IconButton, Sheet, Skeleton } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { toHref } from "../../../navigation/navigation.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { openAuth } from "../../../elements/dialog-events.ts";
import { type DepositRequest, returnAddress } from "./deposit-address.ts";
import { useProviderForm } from "./use-provider-form.ts";

interface DepositSheetProps {
  readonly request: DepositRequest;
  onClose(): void;
  /** Opens the same deposit again once its prerequisites are met. */
  onReopen(): void;
}

/** The cashier over the page: the payment provider's form, or its prerequisites. */
export function DepositSheet({ request, onClose, onReopen }: DepositSheetProps): ReactNode {
  const t = useText();
  const { listings, session } = useStore();
  const { data: system } = useResource(listings.system());
  const { data: site } = useResource(listings.siteConfig());
  const { status } = useSession();
  const player = session.toSeed().player;
  const isQuick = request.amount !== null && site !== undefined && isQuickDeposit(site.feature_flags, player?.statuses ?? []);
  const title = t(isQuick ? "cashier.quickTitle" : "cashier.title");
  const isGated = (player?.auth_fields_missed.length ?? 0) > 0;
  return (
    <Sheet name="deposit" label={title} isOpen place="center" onClose={onClose}>
      <div className="flex items-center justify-between gap-3 ps-5 pe-3 pt-3 pb-1">
        {/* The title gets the focus: closing is not the first thing to offer. */}
        <h2 ref={focusFirst} tabIndex={-1} className="text-18 font-bold outline-none">
          {title}
        </h2>
        <IconButton icon="close" label={t("cashier.close")} onClick={onClose} />
      </div>
      {system === undefined || site === undefined || status !== "signedIn" ? (
        <FormSkeleton />
      ) : isGated ? (
        <MissedFields onClose={onClose} onReopen={onReopen} />
      ) : (
        <ProviderFrame
          platformOrigin={system.platform_settings.platform_origin}
          mode={isQuick ? "quick" : "full"}
          request={request}
          title={title}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

/** A dialog focuses the first element with this attribute when it opens; React would focus it earlier. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}

function FormSkeleton(): ReactNode {
  const t = useText();
  return (
    <div role="status" aria-label={t("cashier.loading")} className="p-5">
      <Skeleton lines={6} className="h-9" />
    </div>
  );
}

/** The profile must be complete before a deposit (spec.md 5). Saving it leads back to the deposit. */
function MissedFields({ onClose, onReopen }: Pick<DepositSheetProps, "onClose" | "onReopen">): ReactNode {
  const t = useText();
  const complete = (): void => {
    onClose();
    openAuth({ kind: "missed_auth_fields", onDone: onReopen });
  };
  return (
    <div className="grid gap-4 p-5">
      <p className="text-mid">{t("cashier.missedFields")}</p>
      <Button tone="act" size="large" onClick={complete}>
        {t("cashier.completeProfile")}
      </Button>
    </div>
  );
}

interface ProviderFrameProps extends Pick<DepositSheetProps, "request" | "onClose"> {
  readonly platformOrigin: string;
  readonly mode: "full" | "quick";
  readonly title: string;
}

function ProviderFrame({ platformOrigin, mode, request, title, onClose }: ProviderFrameProps): ReactNode {
  const t = useText();
  const { state, place, isPaying, retry } = useProviderForm({ platformOrigin, mode, request, title, onClose });
  return (
    <>
      {state === "failed" ? (
        <div className="grid gap-4 p-5">
          <Alert tone="bad">{t("cashier.scriptFailed")}</Alert>
          <Button tone="act" onClick={retry}>
            {t("list.retry")}
          </Button>
        </div>
      ) : null}
      {state === "waiting" ? <FormSkeleton /> : null}
      <div ref={place} aria-busy={state === "waiting" || isPaying} className={state === "ready" ? "" : "h-0 overflow-hidden"} />
      <Links platformOrigin={platformOrigin} onClose={onClose} />
    </>
  );
}

/** Links to the provider's own pages. */
function Links({ platformOrigin, onClose }: { readonly platformOrigin: string; onClose(): void }): ReactNode {
  const t = useText();
  const store = useStore();
  const navigation = useNavigation();
  const [back] = useState(() => returnAddress(location.origin, toHref(navigation.getState().page.address, store)));
  const query = `?lang=${store.locale}&redirect=${encodeURIComponent(back)}`;
  const links = [
    ["/profile/wallet/deposit", "cashier.asPage"],
    ["/profile/wallet/transactions", "cashier.transactions"],
    ["/terms-and-conditions", "cashier.terms"],
    ["/help-center", "cashier.help"],
  ] as const;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-5 py-3 text-12">
      <PageLink to="/safer-gambling" className="link py-1" onClick={onClose}>
        {t("safer.title")}
      </PageLink>
      {links.map(([path, key]) => (
        <a
          key={path}
          className="link py-1"
          href={`${platformOrigin}${path}${query}`}
          {...(path === "/profile/wallet/deposit" ? {} : { target: "_blank", rel: "noreferrer" })}
        >
          {t(key)}
        </a>
      ))}
    </div>
  );
}

/** Whether a deposit with an amount uses the quick form: for everybody by one flag, for test players by another (spec.md 6). */
export function isQuickDeposit(flags: readonly string[], statuses: readonly { readonly id: string }[]): boolean {
  if (flags.includes("quick_deposit")) return true;
  return flags.includes("quick_deposit_test") && statuses.some(({ id }) => id === "spi_test");
}
