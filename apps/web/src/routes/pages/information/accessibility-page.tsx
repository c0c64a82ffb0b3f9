import type { ReactNode } from "react";
import { accessibilityAr } from "../../../features/info/accessibility-ar.data.ts";
import { accessibilityDe } from "../../../features/info/accessibility-de.data.ts";
import { accessibilityEn } from "../../../features/info/accessibility-en.data.ts";
import { InfoArticle } from "../../../features/info/info-article.tsx";

/** The accessibility statement. */
export function AccessibilityPage(): ReactNode {
  return <InfoArticle texts={{ en: accessibilityEn, de: accessibilityDe, ar: accessibilityAr }} />;
}
