/** Linear red, green and blue, or the lightness and the two colour axes of OKLab. */
type Triple = readonly [number, number, number];
/** Lightness, chroma and hue (degrees) in OKLCH. */
type Lch = Triple;

const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toChannel = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const within = (value: number): number => Math.min(1, Math.max(0, value));

const lights = new Map<string, Triple>();
const maxLights = 500;

/** Cached, because choosing colours compares the same few colours many times. */
function lightOf(color: string): Triple {
  const known = lights.get(color);
  if (known !== undefined) return known;
  const at = (index: number): number => toLight(Number.parseInt(color.slice(index, index + 2), 16) / 255);
  const light: Triple = [at(1), at(3), at(5)];
  if (lights.size >= maxLights) lights.clear();
  lights.set(color, light);
  return light;
}

function hexOf(light: Triple): string {
  return `#${light
    .map((value) =>
      Math.round(within(toChannel(within(value))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

type Matrix = readonly [Triple, Triple, Triple];

/** Reads by index: for the first match of a page this code runs uncompiled, which makes destructuring several times slower. */
const dot = (one: Triple, other: Triple): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const multiply = (rows: Matrix, by: Triple): Triple => [dot(rows[0], by), dot(rows[1], by), dot(rows[2], by)];

const coneOfLight: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const labOfCone: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const coneOfLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lightOfCone: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function toLab(light: Triple): Triple {
  const cone = multiply(coneOfLight, light);
  return multiply(labOfCone, [Math.cbrt(cone[0]), Math.cbrt(cone[1]), Math.cbrt(cone[2])]);
}

function fromLab(lab: Triple): Triple {
  const cone = multiply(coneOfLab, lab);
  return multiply(lightOfCone, [cone[0] ** 3, cone[1] ** 3, cone[2] ** 3]);
}

export function toLch(color: string): Lch {
  const [lightness, a, b] = toLab(lightOf(color));
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

const isShown = (value: number): boolean => value >= -0.0005 && value <= 1.0005;

/** Converts to `#rrggbb`, with less chroma if the screen cannot show the colour. */
export function fromLch([lightness, chroma, hue]: Lch): string {
  const turn = (hue * Math.PI) / 180;
  const [across, up] = [Math.cos(turn), Math.sin(turn)];
  for (let left = chroma; left > 0; left -= 0.006) {
    const light = fromLab([lightness, left * across, left * up]);
    if (isShown(light[0]) && isShown(light[1]) && isShown(light[2])) return hexOf(light);
  }
  return hexOf(fromLab([lightness, 0, 0]));
}

/** Contrast ratio, 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [one, other] = [first, second].map((color) => dot(lightOf(color), [0.2126, 0.7152, 0.0722]) + 0.05) as [number, number];
  return Math.max(one, other) / Math.min(one, other);
}

function apart(one: Triple, other: Triple): number {
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Distance between two colours in OKLab, times 100. */
export function distanceOf(first: string, second: string): number {
  return apart(toLab(lightOf(first)), toLab(lightOf(second)));
}

/** Simulate vision without green-sensitive (deutan) and without red-sensitive (protan) cones. */
const blindness: readonly Matrix[] = [
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
];

/** The smaller of the distances between two colours in deutan and in protan vision. */
export function blindDistanceOf(first: string, second: string): number {
  return Math.min(
    ...blindness.map((rows) => {
      const seen = (color: string): Triple => {
        const light = multiply(rows, lightOf(color));
        return toLab([Math.max(0, light[0]), Math.max(0, light[1]), Math.max(0, light[2])]);
      };
      return apart(seen(first), seen(second));
    }),
  );
}
