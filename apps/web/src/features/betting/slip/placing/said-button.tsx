import { Button, type ButtonTone } from "@touchline/ui";
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";

interface SaidButtonProps {
  /** What a press does, in words: with other words it is another button. */
  readonly says: string;
  readonly tone?: ButtonTone;
  readonly className?: string;
  readonly disabled?: boolean;
  /** Whether a press places a bet: a frame looks whether something covers such a button. */
  readonly places?: boolean;
  onPress(): void;
}

/** Hands the cursor of a keyboard from one button to the next in its place. */
interface FocusHandover {
  leave(hadFocus: boolean): void;
  take(): boolean;
}

function createFocusHandover(): FocusHandover {
  let isLeft = false;
  return {
    leave: (hadFocus) => void (isLeft = hadFocus),
    take() {
      const wasLeft = isLeft;
      isLeft = false;
      return wasLeft;
    },
  };
}

/**
 * A large button that does only what it says: a press that began while other words stood there does nothing, whether the words
 * changed by a price, a refusal or another tab. The cursor of a keyboard stays where it was.
 */
export function SaidButton(props: SaidButtonProps): ReactNode {
  const [focus] = useState(createFocusHandover);
  return <OneSaying key={props.says} {...props} focus={focus} />;
}

function OneSaying({ says, onPress, focus, places = false, ...rest }: SaidButtonProps & { readonly focus: FocusHandover }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isBegunHere = useRef(false);
  useLayoutEffect(() => {
    const here = button.current;
    if (focus.take()) here?.focus({ preventScroll: true });
    return () => focus.leave(here !== null && document.activeElement === here);
  }, [focus]);
  // A finger's click falls on whatever lies there when it is lifted; keys and assistive technology click without a pointer.
  const onClick = ({ detail }: MouseEvent): void => {
    const isMeant = detail === 0 || isBegunHere.current;
    isBegunHere.current = false;
    if (isMeant) onPress();
  };
  return (
    <Button
      {...rest}
      data-places={places ? "" : undefined}
      ref={button}
      size="large"
      onPointerDown={() => void (isBegunHere.current = true)}
      onClick={onClick}
    >
      <bdi>{says}</bdi>
    </Button>
  );
}
