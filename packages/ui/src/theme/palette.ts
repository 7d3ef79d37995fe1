/**
 * First tier of the tokens: the colours that exist, by hue and lightness (50 lightest, 950 darkest). Only
 * `color-tokens.ts` reads them; components speak in the second tier.
 */
export const palette = {
  stone: {
    0: '#ffffff',
    25: '#fbfcfa',
    50: '#f6f7f5',
    75: '#f1f4f0',
    100: '#eef1ed',
    150: '#e9eeea',
    200: '#e3e7e2',
    300: '#b3bdb7',
    400: '#939e98',
    450: '#7f8a83',
    500: '#727d76',
    550: '#5f6b64',
    600: '#4d5a53',
    700: '#2b332f',
    750: '#262d29',
    800: '#232a26',
    825: '#1e2421',
    850: '#1b2420',
    900: '#191e1b',
    950: '#121614',
  },
  jade: {
    50: '#e3f2ee',
    200: '#a5e6d9',
    300: '#6fd3c0',
    400: '#4fc3ad',
    600: '#0b6b5d',
    700: '#095a4e',
    800: '#07483f',
    900: '#17352f',
    950: '#0c201b',
  },
  green: { 50: '#e3f4e7', 300: '#7ad097', 700: '#1d6f3a', 950: '#172f1f' },
  amber: { 50: '#fdf0dc', 300: '#f0b86b', 700: '#8a4b08', 950: '#3a2813' },
  red: { 50: '#fdeae8', 200: '#f7b3ad', 300: '#f2958d', 700: '#b3261e', 800: '#951e17', 950: '#3f1e1c' },
  blue: { 50: '#e6eefc', 300: '#8fb6f7', 700: '#1f56b5', 950: '#1a2a48' },
  lotus: { 50: '#fdf0f6', 300: '#f08bb8', 600: '#b83b74', 950: '#3a1d2b' },
} as const
