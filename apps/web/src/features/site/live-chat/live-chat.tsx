import { Button, Icon, IconButton, Sheet } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { DockPart } from "../../../elements/dock.tsx";
import { useText } from "../../../messages/use-text.ts";

interface LiveChatProps {
  /** Address of the operator's chat, on another site. */
  readonly address: string;
}

/** Adds padding below the footer, so that the button covers none of its text. */
function useFooterPadding(): void {
  useEffect(() => {
    const footer = document.querySelector("footer");
    footer?.style.setProperty("padding-block-end", "72px");
    return () => void footer?.style.removeProperty("padding-block-end");
  }, []);
}

/** Button and sheet of the operator's live chat, in a sandboxed frame. Render it only after consent. */
export function LiveChat({ address }: LiveChatProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useFooterPadding();
  return (
    <>
      <DockPart place="floats">
        <Button className="min-h-11 shadow-2" aria-label={t("liveChat.open")} onClick={() => setOpen(true)}>
          <Icon name="chat" /> {t("liveChat.title")}
        </Button>
      </DockPart>
      <Sheet name="live_chat" label={t("liveChat.title")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="flex items-center justify-between px-4 py-2">
          <h2 className="font-bold">{t("liveChat.title")}</h2>
          <IconButton icon="close" label={t("liveChat.close")} onClick={() => setOpen(false)} />
        </div>
        <iframe
          src={address}
          title={t("liveChat.title")}
          className="h-[60dvh] w-full border-0"
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      </Sheet>
    </>
  );
}
