/** Records button presses, which are replayed after hydration, keys, which may be shortcuts, and errors until the page's code takes over. */
const earlyInput =
  'earlyTaps=[];addEventListener("click",(e)=>{const b=e.target.closest?.("button");if(b&&globalThis.earlyTaps)earlyTaps.push(b)},true);earlyKeys=[];addEventListener("keydown",(e)=>globalThis.earlyKeys?.push(e),true);earlyErrors=[];for(const t of ["error","unhandledrejection"])addEventListener(t,(e)=>{if(globalThis.earlyErrors?.length<30)earlyErrors.push(e)},true)';

interface StartScriptOptions {
  /** Address of the module that starts the page. */
  readonly entry: string;
  /** Addresses of the modules that it imports. */
  readonly preloads: readonly string[];
}

/**
 * The inline script of a document. It fetches the page's code once the document is parsed, so that the code does not take the line from
 * the document, its pictures and its fonts.
 */
export function startScript({ entry, preloads }: StartScriptOptions): string {
  const fetchAll = `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",nonce,href}));import(${JSON.stringify(entry)})`;
  return `${earlyInput};const{nonce}=document.currentScript;addEventListener("DOMContentLoaded",()=>{${fetchAll}})`;
}
