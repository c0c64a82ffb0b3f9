import { Button, Icon, IconButton, Sheet } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";

interface LiveChatProps {
  /** Address of the operator's chat, on a site of its own. */
  readonly address: string;
}

/** Room for the button below the footer, so that it covers none of its words at the page's end. */
function useRoomBelowFooter(): void {
  useEffect(() => {
    const footer = document.querySelector("footer");
    footer?.style.setProperty("padding-block-end", "72px");
    return () => void footer?.style.removeProperty("padding-block-end");
  }, []);
}

/** The button of the operator's live chat and the chat itself, in a frame that knows nothing of the page. Drawn only after consent. */
export function LiveChat({ address }: LiveChatProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useRoomBelowFooter();
  return (
    <>
      <Button
        className="fixed start-3 bottom-[calc(var(--tabbar-h)+var(--tracker-h)+12px)] z-30 min-h-11 shadow-2 print:hidden"
        aria-label={t("liveChat.open")}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" /> {t("liveChat.title")}
      </Button>
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
