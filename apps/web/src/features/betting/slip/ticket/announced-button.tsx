import { Button, type ButtonTone } from "@touchline/ui";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

interface SaidButtonProps {
  /** What a press does, in words: with other words it is another button. */
  readonly says: string;
  /** What it does beyond its words, such as the ids behind "Remove 2 selections": with another it is another button too. */
  readonly does?: string;
  /** The button that takes the focus where the part of the slip that had it is gone. */
  readonly isMain?: boolean;
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
 * changed by a price, a refusal or another tab. Nor does the second half of a double click, or a held key, that changed them.
 * The cursor of a keyboard stays where it was, also while the button does nothing.
 */
export function SaidButton(props: SaidButtonProps): ReactNode {
  const [focus] = useState(createFocusHandover);
  return <OneSaying key={`${props.says} ${props.does ?? ""}`} {...props} focus={focus} />;
}

function OneSaying({
  says,
  does: _does,
  isMain = false,
  disabled = false,
  onPress,
  focus,
  places = false,
  className = "",
  ...rest
}: SaidButtonProps & { readonly focus: FocusHandover }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isBegunHere = useRef(false);
  const isFirstClick = useRef(true);
  useLayoutEffect(() => {
    const here = button.current;
    if (focus.take()) here?.focus({ preventScroll: true });
    return () => focus.leave(here !== null && document.activeElement === here);
  }, [focus]);
  // A finger's click falls on whatever lies there when it is lifted; keys and assistive technology click without a pointer.
  const onClick = ({ detail }: MouseEvent): void => {
    const isMeant = detail === 0 || (isBegunHere.current && !(isFirstClick.current && detail > 1));
    isBegunHere.current = false;
    isFirstClick.current = false;
    if (isMeant && !disabled) onPress();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  };
  return (
    <Button
      {...rest}
      aria-disabled={disabled ? true : undefined}
      data-slip-focus={isMain ? "" : undefined}
      data-places={places && !disabled ? "" : undefined}
      onKeyDown={onKeyDown}
      ref={button}
      size="large"
      className={`leading-tight text-balance whitespace-normal ${className}`}
      onPointerDown={() => void (isBegunHere.current = true)}
      onClick={onClick}
    >
      <bdi>{says}</bdi>
    </Button>
  );
}
