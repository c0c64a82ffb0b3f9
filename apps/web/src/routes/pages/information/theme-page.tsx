import type { ReactNode } from "react";
import { ThemePreview } from "../../../features/site/theme-preview/theme-preview.tsx";

/** Every element in the brand, with its tokens to try out; on sites that are not indexed only. */
export function ThemePage(): ReactNode {
  return <ThemePreview />;
}
