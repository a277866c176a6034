/** How each class of ship is built; ships of classes that are not named here follow their type. */
import type { ShipFacts } from "./view";
import { submarine, surface, TARGETS, type Boat, type Element, type Profile } from "./hulls";

const CLASSES: readonly (readonly [string, Profile])[] = [
  ["Nimitz", { cv: true, L: 190, fb: 14, el: [["blk", 0.3, 0.4, 10, 1, 1, 8], ["blk", 0.32, 0.39, 6], ["mast", 0.35, 10, "lat", 6], ["rad", 0.35, 12, 9], ["mast", 0.44, 12, "lat", 5], ["jet", 0.06], ["jet", 0.14], ["jet", 0.22], ["jet", 0.52], ["jet", 0.66], ["jet", 0.8]] }],
  ["Enterprise", { cv: true, L: 188, fb: 14, el: [["blk", 0.46, 0.56, 9, 1, 1, 9], ["blk", 0.45, 0.57, 6, 0, 0], ["mast", 0.51, 9, "lat", 6], ["rad", 0.51, 11, 10], ["jet", 0.06], ["jet", 0.15], ["jet", 0.24], ["jet", 0.33], ["jet", 0.66], ["jet", 0.8]] }],
  ["Kitty Hawk", { cv: true, L: 186, fb: 14, el: [["blk", 0.3, 0.38, 12, 1, 1, 7], ["fun", 0.35, 8, 7, 1], ["mast", 0.33, 12, "lat", 6], ["rad", 0.33, 14, 9], ["mast", 0.42, 15, "lat", 6], ["rad", 0.42, 16, 6], ["jet", 0.08], ["jet", 0.18], ["jet", 0.56], ["jet", 0.7]] }],
  ["Kuznetsov", { cv: true, ski: true, L: 186, fb: 13, el: [["blk", 0.38, 0.6, 10, 3, 3, 8], ["blk", 0.42, 0.56, 6, 2, 2], ["dome", 0.45, 3.6], ["mast", 0.5, 10, "pyr", 10], ["rad", 0.5, 13, 10], ["fun", 0.57, 8, 6], ["jet", 0.1], ["jet", 0.2], ["jet", 0.3], ["jet", 0.72]] }],
  ["Clemenceau", { cv: true, L: 178, fb: 12, el: [["blk", 0.44, 0.58, 8, 2, 1, 8], ["fun", 0.5, 8, 9, 2], ["mast", 0.53, 18, "lat", 6], ["dome", 0.56, 4], ["rad", 0.47, 10, 8], ["jet", 0.1], ["jet", 0.22], ["jet", 0.68], ["gun", 0.93, 1, 0.6]] }],
  ["Invincible", { cv: true, ski: true, L: 172, fb: 11, el: [["blk", 0.36, 0.68, 7, 2, 2, 8], ["fun", 0.44, 9, 9, 1], ["fun", 0.6, 9, 8, 1], ["mast", 0.52, 16, "lat", 7], ["dome", 0.66, 4], ["dome", 0.38, 4], ["jet", 0.1], ["jet", 0.22], ["heli", 0.8]] }],
  ["Centaur", { cv: true, ski: true, L: 176, fb: 12, el: [["blk", 0.44, 0.62, 8, 2, 1, 8], ["fun", 0.54, 9, 9, 1], ["mast", 0.48, 17, "lat", 8], ["rad", 0.48, 18, 9], ["mast", 0.6, 10, "pole"], ["jet", 0.12], ["jet", 0.26], ["jet", 0.74]] }],
  ["Colossus", { cv: true, L: 172, fb: 11, el: [["blk", 0.48, 0.62, 7, 2, 1, 8], ["fun", 0.57, 7, 9, 2], ["mast", 0.51, 18, "lat", 7], ["rad", 0.51, 20, 8], ["jet", 0.12], ["jet", 0.24], ["jet", 0.36]] }],
  ["Garibaldi", { cv: true, ski: true, L: 168, fb: 11, el: [["blk", 0.34, 0.64, 8, 3, 2, 9], ["fun", 0.42, 8, 6, 1], ["mast", 0.56, 15, "pyr", 8], ["rad", 0.56, 18, 8], ["dome", 0.62, 4], ["mast", 0.46, 12, "lat", 6], ["jet", 0.1], ["jet", 0.22], ["tub", 0.03, 1, -1, 10]] }],
  ["Kiev", { cv: true, L: 182, fb: 13, el: [["blk", 0.36, 0.66, 8, 4, 3, 8], ["blk", 0.44, 0.6, 6, 3, 1], ["mast", 0.52, 11, "pyr", 12], ["rad", 0.52, 14, 10], ["mast", 0.62, 7, "lat", 6], ["dome", 0.4, 3.5], ["jet", 0.1], ["jet", 0.2], ["heli", 0.29], ["tub", 0.74, 3, 1, 11], ["gun", 0.94, 1, 0.8]] }],
  ["Tarawa", { cv: true, L: 182, fb: 16, el: [["blk", 0.42, 0.66, 9, 1, 1, 8], ["fun", 0.5, 8, 8, 1], ["mast", 0.46, 14, "lat", 6], ["rad", 0.46, 15, 8], ["mast", 0.6, 12, "lat", 6], ["heli", 0.1], ["heli", 0.22], ["heli", 0.34], ["heli", 0.78]] }],
  ["Iowa", { L: 192, fb: 10, sheer: 8, el: [["gun", 0.16, -1, 1.5], ["blk", 0.22, 0.68, 5, 2, 2], ["blk", 0.28, 0.38, 6], ["fun", 0.36, 10, 13, 2], ["fun", 0.49, 10, 14, 2], ["blk", 0.54, 0.66, 9, 2, 1, 8], ["blk", 0.57, 0.63, 9, 1, 1, 6], ["mast", 0.6, 10, "lat", 6], ["rad", 0.6, 12, 9], ["mast", 0.38, 18, "lat", 6], ["box", 0.43, 9, 4], ["gun", 0.7, 1, 1.4], ["gun", 0.79, 1, 1.4], ["heli", 0.05]] }],
  ["Brooklyn", { L: 186, fb: 9, sheer: 5, el: [["gun", 0.1, -1, 1.1], ["gun", 0.18, -1, 1.1], ["blk", 0.28, 0.7, 4], ["fun", 0.44, 8, 15, 2], ["fun", 0.53, 8, 15, 2], ["blk", 0.58, 0.68, 9, 2, 1, 8], ["mast", 0.62, 16, "lat", 7], ["mast", 0.36, 18, "lat", 7], ["gun", 0.74, 1, 1.1], ["gun", 0.82, 1, 1.1], ["gun", 0.89, 1, 1.1], ["crane", 0.04, 12]] }],
  ["Long Beach", { L: 190, fb: 10, sheer: 4, el: [["blk", 0.56, 0.7, 20, 1, 1, 9], ["mast", 0.66, 8, "lat", 5], ["blk", 0.22, 0.34, 8], ["mast", 0.3, 18, "lat", 8], ["rad", 0.3, 20, 9], ["box", 0.44, 9, 5], ["gun", 0.49, 1, 0.8], ["box", 0.78, 10, 5], ["box", 0.86, 10, 5], ["ciws", 0.18]] }],
  ["Virginia", { L: 182, fb: 11, el: [["blk", 0.24, 0.42, 8], ["blk", 0.5, 0.7, 10, 3, 2, 8], ["mast", 0.4, 24, "lat", 9], ["rad", 0.4, 26, 8], ["mast", 0.6, 20, "pyr", 10], ["rad", 0.6, 22, 10], ["dish", 0.67, 4], ["gun", 0.8, 1, 1], ["gun", 0.19, -1, 1], ["box", 0.89, 9, 4], ["box", 0.46, 9, 5]] }],
  ["Kirov", { L: 192, fb: 11, sheer: 6, el: [["blk", 0.16, 0.78, 5, 3, 2], ["blk", 0.24, 0.36, 6], ["blk", 0.44, 0.74, 6, 4, 1], ["mast", 0.5, 17, "pyr", 18], ["rad", 0.5, 20, 12, 4.5], ["blk", 0.6, 0.7, 6, 3, 1, 7], ["mast", 0.66, 10, "lat", 8], ["dome", 0.7, 3], ["dome", 0.33, 3.6], ["mast", 0.3, 10, "lat", 8], ["rad", 0.3, 12, 8], ["ciws", 0.76], ["ciws", 0.2], ["gun", 0.1, -1, 0.9], ["box", 0.86, 10, 3]] }],
  ["Ticonderoga", { L: 182, fb: 12, sheer: 4, el: [["blk", 0.22, 0.42, 11, 2, 2], ["fun", 0.36, 13, 8, 1], ["blk", 0.48, 0.74, 12, 2, 1, 9], ["fun", 0.52, 12, 7, 1], ["mast", 0.47, 24, "lat", 9], ["rad", 0.47, 26, 7], ["mast", 0.64, 9, "lat", 6], ["dish", 0.7, 4], ["gun", 0.88, 1, 1], ["gun", 0.07, -1, 1], ["ciws", 0.45], ["heli", 0.15]] }],
  ["Slava", { L: 186, fb: 10, sheer: 6, el: [["blk", 0.06, 0.22, 6, 1, 2], ["blk", 0.24, 0.4, 7], ["fun", 0.36, 20, 8, 3], ["blk", 0.56, 0.7, 9, 3, 1, 8], ["mast", 0.62, 16, "pyr", 14], ["rad", 0.62, 19, 9], ["mast", 0.44, 16, "lat", 8], ["rad", 0.44, 18, 8], ["dome", 0.31, 3.6], ["dome", 0.17, 3.8], ["gun", 0.87, 1, 1], ["tub", 0.66, 3, 1, 13], ["heli", 0.03]] }],
  ["Kresta", { L: 180, fb: 10, sheer: 5, el: [["blk", 0.1, 0.2, 6], ["dome", 0.16, 4], ["blk", 0.3, 0.66, 6, 3, 2], ["mast", 0.48, 20, "pyr", 16], ["rad", 0.48, 24, 11], ["mast", 0.36, 12, "pyr", 8], ["blk", 0.56, 0.66, 7, 2, 1, 7], ["dome", 0.64, 4], ["tub", 0.68, 2, 1, 12], ["gun", 0.42, -1, 0.7], ["box", 0.84, 9, 4], ["heli", 0.04]] }],
  ["Kara", { L: 184, fb: 10, sheer: 5, el: [["blk", 0.1, 0.2, 6], ["dome", 0.16, 4], ["blk", 0.28, 0.66, 5, 3, 2], ["fun", 0.4, 18, 15, 3], ["mast", 0.5, 20, "pyr", 12], ["rad", 0.5, 23, 11], ["blk", 0.56, 0.66, 8, 2, 1, 7], ["dome", 0.63, 4], ["tub", 0.68, 2, 1, 12], ["gun", 0.46, 1, 0.7], ["box", 0.84, 9, 4], ["heli", 0.04]] }],
  ["Moskva", { L: 184, fb: 12, sheer: 4, el: [["blk", 0.44, 0.68, 8, 4, 1], ["blk", 0.46, 0.62, 8, 3, 1], ["mast", 0.52, 16, "pyr", 14], ["rad", 0.52, 19, 12], ["dome", 0.64, 4.5], ["mast", 0.6, 10, "lat", 6], ["box", 0.76, 9, 4], ["box", 0.84, 9, 4], ["heli", 0.08], ["heli", 0.2], ["heli", 0.32]] }],
  ["Jeanne d'Arc", { L: 180, fb: 12, sheer: 4, el: [["blk", 0.5, 0.72, 9, 3, 1, 9], ["blk", 0.53, 0.66, 7, 2, 1], ["fun", 0.56, 8, 7, 1], ["mast", 0.6, 14, "lat", 7], ["rad", 0.6, 16, 9], ["dish", 0.69, 4], ["box", 0.79, 10, 4], ["gun", 0.88, 1, 0.8], ["heli", 0.1], ["heli", 0.24], ["gun", 0.03, -1, 0.8]] }],
  ["Vittorio Veneto", { L: 182, fb: 11, sheer: 4, el: [["blk", 0.34, 0.74, 6, 3, 1], ["fun", 0.46, 10, 16, 2], ["fun", 0.58, 10, 16, 2], ["blk", 0.64, 0.73, 8, 2, 1, 7], ["mast", 0.62, 16, "pole"], ["rad", 0.46, 20, 9], ["rad", 0.58, 20, 9], ["gun", 0.4, 1, 0.8], ["box", 0.85, 10, 5], ["heli", 0.08], ["heli", 0.2]] }],
  ["Udaloy", { L: 182, fb: 11, sheer: 6, el: [["blk", 0.08, 0.24, 7, 2, 2], ["fun", 0.34, 14, 12, 2], ["fun", 0.47, 14, 12, 2], ["mast", 0.41, 20, "lat", 8], ["rad", 0.41, 22, 10], ["blk", 0.56, 0.72, 9, 4, 1, 9], ["mast", 0.6, 14, "pyr", 9], ["rad", 0.6, 17, 8], ["dome", 0.69, 3.6], ["tub", 0.6, 2, 1, 14], ["gun", 0.82, 1, 0.9], ["gun", 0.89, 1, 0.9], ["heli", 0.03]] }],
  ["Sovremenny", { L: 180, fb: 10, sheer: 6, el: [["blk", 0.3, 0.46, 7], ["fun", 0.37, 18, 9, 2], ["blk", 0.58, 0.76, 9, 3, 1, 8], ["mast", 0.6, 15, "pyr", 10], ["rad", 0.6, 18, 9], ["dome", 0.7, 4], ["mast", 0.48, 11, "lat", 7], ["gun", 0.88, 1, 1], ["gun", 0.1, -1, 1], ["tub", 0.7, 2, 1, 12], ["dish", 0.28, 3]] }],
  ["Krivak", { L: 172, fb: 9, el: [["blk", 0.34, 0.52, 6], ["fun", 0.42, 11, 7, 2], ["blk", 0.58, 0.74, 8, 3, 1, 8], ["mast", 0.56, 16, "lat", 7], ["rad", 0.56, 19, 8], ["mast", 0.68, 8, "lat", 6], ["dish", 0.72, 3], ["gun", 0.14, -1, 0.9], ["gun", 0.24, -1, 0.9], ["tub", 0.8, 2, 1, 12], ["dish", 0.33, 4]] }],
  ["Neustrashimy", { L: 170, fb: 9, el: [["blk", 0.1, 0.26, 7, 2, 2], ["fun", 0.38, 13, 8, 2], ["blk", 0.54, 0.74, 9, 4, 1, 9], ["mast", 0.58, 18, "pyr", 10], ["rad", 0.58, 21, 8], ["ciws", 0.28], ["box", 0.8, 8, 3], ["gun", 0.87, 1, 0.9], ["heli", 0.04]] }],
  ["Talwar", { L: 170, fb: 9, el: [["blk", 0.1, 0.26, 7, 2, 2], ["fun", 0.4, 12, 8, 2], ["blk", 0.54, 0.74, 9, 4, 1, 9], ["mast", 0.6, 18, "pyr", 11], ["rad", 0.6, 21, 9], ["dome", 0.7, 4], ["box", 0.8, 10, 3], ["gun", 0.88, 1, 1], ["heli", 0.04]] }],
  ["Arleigh Burke", { L: 178, fb: 12, sheer: 5, el: [["blk", 0.24, 0.4, 9, 2, 2], ["fun", 0.36, 13, 8, 2], ["fun", 0.5, 13, 8, 2], ["blk", 0.54, 0.72, 12, 5, 1, 9], ["mast", 0.56, 20, "pyr", 8], ["rad", 0.56, 22, 7], ["dish", 0.68, 3], ["box", 0.8, 10, 2], ["gun", 0.88, 1, 1], ["ciws", 0.74]] }],
  ["Kongo", { L: 182, fb: 12, sheer: 5, el: [["blk", 0.22, 0.4, 9, 2, 2], ["fun", 0.35, 13, 9, 2], ["fun", 0.5, 13, 9, 2], ["blk", 0.52, 0.74, 14, 4, 1, 9], ["mast", 0.56, 18, "lat", 9], ["rad", 0.56, 20, 8], ["dish", 0.7, 3], ["ciws", 0.76], ["gun", 0.87, 1, 1.1], ["box", 0.44, 8, 4]] }],
  ["Atago", { L: 184, fb: 12, sheer: 5, el: [["blk", 0.08, 0.22, 8, 2, 2], ["blk", 0.22, 0.42, 10, 2, 2], ["fun", 0.36, 13, 8, 2], ["fun", 0.5, 13, 9, 2], ["blk", 0.52, 0.74, 14, 4, 1, 9], ["mast", 0.58, 16, "pyr", 7], ["rad", 0.58, 18, 7], ["ciws", 0.76], ["gun", 0.87, 1, 1.1], ["box", 0.46, 8, 4]] }],
  ["Luyang", { L: 178, fb: 11, sheer: 5, el: [["blk", 0.1, 0.22, 8, 2, 2], ["fun", 0.4, 13, 10, 2], ["blk", 0.54, 0.74, 14, 4, 2, 9], ["mast", 0.6, 12, "pyr", 8], ["rad", 0.6, 15, 8], ["dome", 0.68, 4.5], ["mast", 0.3, 18, "pole"], ["rad", 0.3, 18, 10], ["ciws", 0.78], ["gun", 0.88, 1, 1], ["heli", 0.04]] }],
  ["Spruance", { L: 182, fb: 12, sheer: 4, el: [["blk", 0.14, 0.32, 9], ["fun", 0.3, 14, 9, 1], ["fun", 0.5, 14, 10, 1], ["blk", 0.52, 0.72, 10, 2, 1, 9], ["mast", 0.4, 22, "lat", 9], ["rad", 0.4, 24, 9], ["mast", 0.58, 16, "lat", 8], ["gun", 0.87, 1, 1], ["gun", 0.08, -1, 1], ["box", 0.77, 9, 4]] }],
  ["Kee Lung", { L: 182, fb: 12, sheer: 4, el: [["blk", 0.14, 0.32, 9], ["fun", 0.3, 14, 9, 1], ["fun", 0.5, 14, 10, 1], ["blk", 0.52, 0.72, 10, 2, 1, 9], ["mast", 0.4, 24, "lat", 9], ["rad", 0.4, 26, 10], ["mast", 0.58, 16, "lat", 8], ["dish", 0.7, 4], ["gun", 0.87, 1, 1], ["gun", 0.08, -1, 1], ["box", 0.79, 8, 5]] }],
  ["Hatakaze", { L: 174, fb: 10, el: [["blk", 0.22, 0.4, 7], ["fun", 0.36, 14, 10, 2], ["blk", 0.5, 0.7, 9, 3, 1, 9], ["mast", 0.52, 18, "lat", 8], ["rad", 0.52, 20, 9], ["dish", 0.66, 4], ["box", 0.88, 7, 5], ["gun", 0.78, 1, 1], ["gun", 0.14, -1, 1], ["box", 0.74, 7, 5]] }],
  ["Shirane", { L: 178, fb: 11, el: [["blk", 0.2, 0.46, 10, 1, 1], ["fun", 0.4, 11, 10, 2], ["fun", 0.52, 11, 10, 2], ["blk", 0.54, 0.68, 9, 3, 1, 9], ["mast", 0.5, 20, "lat", 8], ["rad", 0.5, 22, 9], ["gun", 0.88, 1, 1], ["gun", 0.79, 1, 1], ["box", 0.72, 7, 5], ["heli", 0.08], ["heli", 0.16]] }],
  ["Luda", { L: 172, fb: 8, sheer: 6, el: [["gun", 0.08, -1, 0.9], ["gun", 0.16, -1, 0.9], ["fun", 0.34, 9, 13, 3], ["fun", 0.5, 9, 13, 3], ["blk", 0.58, 0.7, 9, 3, 1, 8], ["mast", 0.58, 18, "lat", 8], ["mast", 0.27, 14, "lat", 6], ["tub", 0.38, 2, 1, 9], ["gun", 0.8, 1, 0.9], ["gun", 0.88, 1, 0.9]] }],
  ["Hamburg", { L: 172, fb: 9, sheer: 6, el: [["gun", 0.08, -1, 0.9], ["blk", 0.2, 0.68, 4], ["fun", 0.36, 9, 12, 2], ["fun", 0.51, 9, 13, 2], ["blk", 0.58, 0.68, 9, 2, 1, 8], ["mast", 0.57, 20, "lat", 7], ["rad", 0.57, 22, 9], ["mast", 0.42, 16, "lat", 6], ["box", 0.3, 8, 4], ["gun", 0.75, 1, 0.9], ["gun", 0.86, 1, 0.9]] }],
  ["Lutjens", { L: 174, fb: 9, sheer: 6, el: [["gun", 0.16, -1, 0.9], ["box", 0.08, 6, 5], ["blk", 0.24, 0.7, 4], ["fun", 0.37, 9, 13, 2], ["fun", 0.51, 9, 14, 2], ["blk", 0.58, 0.69, 9, 2, 1, 8], ["mast", 0.55, 20, "lat", 7], ["rad", 0.37, 16, 10], ["dish", 0.29, 4], ["gun", 0.85, 1, 0.9]] }],
  ["Rajput", { L: 174, fb: 9, sheer: 6, el: [["box", 0.16, 7, 4], ["gun", 0.24, -1, 0.8], ["fun", 0.36, 12, 11, 2], ["fun", 0.51, 12, 11, 2], ["mast", 0.43, 20, "lat", 9], ["rad", 0.43, 22, 9], ["blk", 0.57, 0.7, 8, 3, 1, 8], ["mast", 0.6, 14, "lat", 8], ["tub", 0.64, 2, 1, 11], ["dish", 0.66, 4], ["gun", 0.86, 1, 0.9], ["heli", 0.04]] }],
  ["Type 42", { L: 168, fb: 11, el: [["blk", 0.16, 0.32, 8], ["fun", 0.4, 13, 12, 1], ["blk", 0.54, 0.7, 9, 3, 1, 9], ["mast", 0.46, 20, "pyr", 7], ["dome", 0.64, 5], ["dome", 0.28, 5], ["rad", 0.55, 8, 11], ["box", 0.77, 6, 5], ["gun", 0.86, 1, 1], ["heli", 0.06]] }],
  ["Type 22", { L: 172, fb: 11, el: [["blk", 0.12, 0.3, 9, 1, 1], ["fun", 0.38, 12, 11, 1], ["blk", 0.54, 0.72, 9, 3, 1, 9], ["mast", 0.54, 20, "pyr", 9], ["rad", 0.54, 22, 8], ["dome", 0.68, 4], ["box", 0.28, 6, 4], ["box", 0.78, 6, 4], ["tub", 0.84, 2, 1, 9], ["heli", 0.05]] }],
  ["Type 23", { L: 170, fb: 11, sheer: 5, el: [["blk", 0.16, 0.32, 9, 1, 1], ["fun", 0.4, 14, 9, 1], ["blk", 0.54, 0.72, 10, 4, 1, 9], ["mast", 0.56, 18, "pyr", 9], ["dome", 0.56, 5, 20], ["dish", 0.69, 3], ["tub", 0.76, 2, 1, 8], ["gun", 0.89, 1, 1], ["heli", 0.06]] }],
  ["Type 21", { L: 166, fb: 9, sheer: 5, el: [["blk", 0.16, 0.34, 7], ["fun", 0.4, 13, 10, 4], ["blk", 0.5, 0.7, 8, 5, 1, 10], ["mast", 0.54, 16, "pyr", 6], ["rad", 0.54, 18, 10], ["dish", 0.64, 3], ["tub", 0.74, 2, 1, 9], ["gun", 0.86, 1, 1], ["heli", 0.06]] }],
  ["Leander", { L: 162, fb: 11, el: [["blk", 0.14, 0.3, 7], ["fun", 0.42, 9, 11, 1], ["blk", 0.52, 0.7, 9, 2, 1, 8], ["mast", 0.54, 20, "pyr", 6], ["rad", 0.54, 21, 9], ["mast", 0.33, 16, "lat", 6], ["tub", 0.78, 2, 1, 9], ["box", 0.72, 6, 4], ["heli", 0.05]] }],
  ["County", { L: 180, fb: 12, el: [["blk", 0.2, 0.34, 9], ["fun", 0.4, 11, 12, 1], ["fun", 0.54, 11, 12, 1], ["blk", 0.57, 0.7, 11, 2, 1, 8], ["mast", 0.58, 16, "lat", 7], ["mast", 0.47, 24, "lat", 8], ["rad", 0.47, 25, 10], ["dish", 0.3, 5], ["gun", 0.87, 1, 1], ["tub", 0.75, 2, 1, 9], ["box", 0.07, 8, 5]] }],
  ["Fearless", { L: 170, fb: 15, sheer: 3, el: [["blk", 0.44, 0.68, 8, 2, 1, 9], ["blk", 0.56, 0.66, 6, 2, 1, 7], ["fun", 0.5, 6, 12, 1], ["fun", 0.58, 6, 14, 1], ["mast", 0.62, 14, "lat", 7], ["rad", 0.62, 16, 8], ["crane", 0.4, 12], ["heli", 0.12], ["heli", 0.26]] }],
  ["Oliver Hazard", { L: 168, fb: 11, el: [["blk", 0.14, 0.72, 9, 4, 1, 9], ["blk", 0.62, 0.71, 4, 2, 1, 6], ["mast", 0.6, 16, "lat", 8], ["mast", 0.44, 9, "lat", 6], ["rad", 0.44, 11, 9], ["dome", 0.66, 3.6], ["fun", 0.32, 10, 4, 1], ["gun", 0.52, 1, 0.7], ["box", 0.84, 5, 6], ["ciws", 0.2], ["heli", 0.08]] }],
  ["Cheng Kung", { L: 168, fb: 11, el: [["blk", 0.14, 0.72, 9, 4, 1, 9], ["blk", 0.62, 0.71, 4, 2, 1, 6], ["mast", 0.6, 16, "lat", 8], ["mast", 0.44, 9, "lat", 6], ["rad", 0.44, 11, 9], ["dome", 0.66, 3.6], ["fun", 0.32, 10, 4, 1], ["tub", 0.5, 2, 1, 8], ["box", 0.84, 5, 6], ["ciws", 0.2], ["heli", 0.08]] }],
  ["Knox", { L: 170, fb: 10, el: [["blk", 0.16, 0.34, 8], ["blk", 0.46, 0.7, 8, 3, 1, 8], ["blk", 0.5, 0.6, 15, 1, 1], ["mast", 0.55, 8, "pole"], ["rad", 0.55, 9, 9], ["dish", 0.66, 3], ["gun", 0.86, 1, 1], ["box", 0.77, 11, 6], ["ciws", 0.14]] }],
  ["Chi Yang", { L: 170, fb: 10, el: [["blk", 0.16, 0.34, 8], ["blk", 0.46, 0.7, 8, 3, 1, 8], ["blk", 0.5, 0.6, 15, 1, 1], ["mast", 0.55, 8, "pole"], ["rad", 0.55, 9, 9], ["dish", 0.66, 3], ["gun", 0.86, 1, 1], ["box", 0.77, 11, 6], ["box", 0.38, 8, 4]] }],
  ["Blue Ridge", { L: 176, fb: 12, sheer: 3, el: [["blk", 0.5, 0.62, 9, 2, 2, 8], ["blk", 0.52, 0.6, 6], ["mast", 0.56, 12, "lat", 8], ["mast", 0.2, 20, "lat", 9], ["rad", 0.2, 22, 10], ["mast", 0.82, 22, "pole"], ["dome", 0.36, 4.5], ["dome", 0.68, 4.5]] }],
  ["Project 1941", { L: 190, fb: 14, sheer: 5, el: [["blk", 0.14, 0.3, 9, 2, 2], ["dome", 0.22, 6], ["blk", 0.36, 0.72, 7, 3, 2, 10], ["mast", 0.42, 22, "lat", 9], ["rad", 0.42, 24, 11], ["dome", 0.52, 6.5], ["blk", 0.58, 0.7, 8, 3, 1, 9], ["mast", 0.64, 16, "pyr", 10], ["rad", 0.64, 19, 10], ["gun", 0.87, 1, 0.8], ["heli", 0.05]] }],
  ["Suffren", { L: 178, fb: 11, el: [["blk", 0.12, 0.24, 6], ["box", 0.2, 9, 5], ["fun", 0.42, 10, 22, 1], ["blk", 0.52, 0.7, 8, 3, 1, 9], ["dome", 0.6, 7.5], ["dish", 0.3, 4], ["gun", 0.78, 1, 0.9], ["gun", 0.87, 1, 0.9], ["box", 0.06, 8, 4]] }],
  ["Tourville", { L: 180, fb: 11, el: [["blk", 0.14, 0.32, 8], ["fun", 0.42, 11, 20, 1], ["rad", 0.42, 24, 9], ["blk", 0.52, 0.7, 8, 3, 1, 9], ["mast", 0.58, 14, "lat", 7], ["tub", 0.5, 2, 1, 9], ["gun", 0.79, 1, 0.9], ["gun", 0.87, 1, 0.9], ["box", 0.72, 8, 6], ["heli", 0.06]] }],
  ["Georges Leygues", { L: 172, fb: 11, el: [["blk", 0.14, 0.32, 8], ["fun", 0.42, 13, 11, 1], ["blk", 0.54, 0.72, 9, 3, 1, 9], ["mast", 0.56, 18, "pyr", 9], ["rad", 0.56, 20, 9], ["tub", 0.46, 2, 1, 9], ["box", 0.26, 7, 5], ["gun", 0.86, 1, 0.9], ["heli", 0.06]] }],
  ["Cassard", { L: 172, fb: 11, el: [["blk", 0.14, 0.34, 8], ["dome", 0.3, 7], ["fun", 0.43, 12, 11, 1], ["blk", 0.54, 0.72, 9, 3, 1, 9], ["mast", 0.56, 20, "pyr", 9], ["dome", 0.66, 3.6], ["tub", 0.47, 2, 1, 9], ["gun", 0.86, 1, 0.9], ["box", 0.24, 6, 5]] }],
  ["La Fayette", { L: 166, fb: 12, sheer: 3, el: [["blk", 0.14, 0.72, 8, 6, 3, 10], ["blk", 0.42, 0.66, 7, 5, 3], ["mast", 0.44, 14, "pyr", 9], ["mast", 0.58, 10, "pyr", 8], ["rad", 0.44, 16, 6], ["gun", 0.84, 1, 0.9], ["heli", 0.07]] }],
  ["Kang Ding", { L: 166, fb: 12, sheer: 3, el: [["blk", 0.14, 0.72, 8, 6, 3, 10], ["blk", 0.42, 0.66, 7, 5, 3], ["mast", 0.44, 14, "pyr", 9], ["mast", 0.58, 10, "pyr", 8], ["rad", 0.44, 16, 6], ["box", 0.36, 8, 4], ["gun", 0.84, 1, 0.8], ["ciws", 0.17]] }],
  ["Jiangkai", { L: 168, fb: 11, sheer: 4, el: [["blk", 0.14, 0.3, 8, 3, 2], ["fun", 0.4, 12, 9, 2], ["blk", 0.52, 0.72, 10, 5, 2, 9], ["mast", 0.56, 16, "pyr", 9], ["dome", 0.66, 4.5], ["box", 0.78, 7, 4], ["gun", 0.87, 1, 0.9], ["heli", 0.06]] }],
  ["Durand", { L: 178, fb: 11, el: [["blk", 0.14, 0.32, 8], ["fun", 0.38, 12, 10, 1], ["fun", 0.52, 12, 9, 1], ["blk", 0.56, 0.72, 10, 3, 1, 9], ["mast", 0.45, 22, "pyr", 9], ["rad", 0.45, 24, 11], ["mast", 0.62, 14, "pyr", 7], ["gun", 0.3, 1, 0.7], ["box", 0.79, 7, 5], ["gun", 0.88, 1, 1], ["heli", 0.06]] }],
  ["Fridtjof", { L: 170, fb: 12, sheer: 4, el: [["blk", 0.12, 0.32, 9, 2, 2], ["fun", 0.38, 11, 8, 1], ["blk", 0.5, 0.72, 11, 4, 2, 9], ["mast", 0.6, 16, "pyr", 14], ["rad", 0.6, 18, 6], ["mast", 0.44, 14, "pyr", 6], ["gun", 0.87, 1, 0.9], ["heli", 0.05]] }],
  ["Sachsen", { L: 174, fb: 12, sheer: 4, el: [["blk", 0.14, 0.34, 9, 2, 2], ["dome", 0.28, 5], ["fun", 0.4, 12, 9, 1], ["blk", 0.52, 0.74, 10, 4, 2, 9], ["mast", 0.62, 18, "pyr", 12], ["rad", 0.32, 10, 12], ["box", 0.8, 8, 3], ["gun", 0.88, 1, 0.9], ["heli", 0.06]] }],
  ["Oslo", { L: 154, fb: 10, sheer: 5, el: [["blk", 0.24, 0.36, 6], ["box", 0.2, 8, 4], ["fun", 0.44, 9, 11, 2], ["blk", 0.52, 0.68, 9, 3, 1, 8], ["mast", 0.5, 20, "pyr", 9], ["rad", 0.5, 22, 8], ["dish", 0.62, 3], ["tub", 0.14, 2, -1, 8], ["gun", 0.82, 1, 0.9], ["gun", 0.08, -1, 0.8]] }],
  ["Abukuma", { L: 154, fb: 9, el: [["blk", 0.5, 0.68, 9, 3, 1, 8], ["fun", 0.32, 9, 8, 1], ["fun", 0.44, 9, 8, 1], ["mast", 0.5, 18, "lat", 8], ["rad", 0.5, 20, 8], ["box", 0.38, 8, 5], ["tub", 0.22, 2, 1, 8], ["gun", 0.84, 1, 0.8], ["ciws", 0.12]] }],
  ["Sparviero", { L: 104, fb: 10, sheer: 2, el: [["blk", 0.44, 0.7, 8, 5, 1, 8], ["mast", 0.46, 12, "lat", 6], ["rad", 0.46, 14, 6], ["gun", 0.84, 1, 0.9], ["tub", 0.16, 2, 1, 11]] }],
  ["Skjold", { L: 122, fb: 11, sheer: 1, el: [["blk", 0.3, 0.72, 9, 8, 4, 9], ["mast", 0.46, 12, "pyr", 8], ["gun", 0.82, 1, 0.8], ["dome", 0.6, 2.6]] }],
  ["-", { L: 184, fb: 11, sheer: 5, rake: 9, el: [["blk", 0.1, 0.26, 16, 1, 1, 9], ["fun", 0.14, 8, 8, 1], ["mast", 0.22, 8, "pole"], ["crane", 0.42, 18], ["box", 0.5, 22, 5], ["crane", 0.62, 18], ["box", 0.72, 22, 5], ["mast", 0.92, 10, "pole"]] }],
];

const TYPES: Record<string, (pick: (most: number) => number) => Profile> = {
  DDG: (pick) => destroyer(174 + pick(3) * 3, pick, true),
  DD: (pick) => destroyer(170 + pick(3) * 4, pick, true),
  DDH: (pick) => destroyer(176, pick, true),
  FFG: (pick) => destroyer(158 + pick(4) * 3, pick, false),
  FF: (pick) => destroyer(160 + pick(2) * 4, pick, false),
  PGG: (pick) => missileBoat(120 + pick(3) * 6, pick),
  PTG: (pick) => missileBoat(100, pick),
  PHM: (pick) => missileBoat(104, pick),
  PC: () => ({ L: 124, fb: 8, sheer: 4, el: [["blk", 0.44, 0.66, 8, 2, 1, 8], ["mast", 0.52, 14, "lat", 6], ["gun", 0.82, 1, 0.8], ["gun", 0.26, -1, 0.8], ["box", 0.12, 8, 3]] }),
  FSG: () => ({ L: 146, fb: 9, el: [["blk", 0.3, 0.7, 7, 3, 2, 8], ["blk", 0.5, 0.66, 6, 3, 1], ["mast", 0.5, 12, "lat", 8], ["rad", 0.5, 14, 7], ["dome", 0.62, 4], ["tub", 0.7, 2, 1, 11], ["gun", 0.87, 1, 0.9], ["heli", 0.08]] }),
};

/** One or two funnels, a bridge, a mast and a hangar, never quite alike. */
function destroyer(L: number, pick: (most: number) => number, isLarge: boolean): Profile {
  const masts = ["lat", "pyr", "lat"] as const;
  const second: Element[] = isLarge || pick(3) === 0 ? [["fun", 0.34, 10 + pick(4), 8 + pick(4), 1]] : [];
  const sensor: Element = pick(2) ? ["dome", 0.66, 3.2 + pick(3) * 0.6] : ["dish", 0.67, 3 + pick(2)];
  return {
    L,
    fb: 10 + pick(3),
    sheer: 4 + pick(3),
    el: [
      ["blk", 0.12 + pick(3) * 0.02, 0.3, 6 + pick(4), 2, 1],
      ...second,
      ["fun", 0.46, 11 + pick(4), 8 + pick(5), 1 + pick(3)],
      ["blk", 0.54, 0.7 + pick(3) * 0.01, 8 + pick(3), 2 + pick(3), 1, 8],
      ["mast", 0.56, 15 + pick(6), masts[pick(3)] ?? "lat", 7 + pick(3)],
      ["rad", 0.56, 18 + pick(5), 7 + pick(4)],
      sensor,
      pick(2) ? ["tub", 0.4, 2, 1, 9] : ["box", 0.4, 9, 4 + pick(3)],
      ["gun", 0.86, 1, isLarge ? 1 : 0.9],
      pick(2) ? ["heli", 0.05] : ["gun", 0.07, -1, 0.8],
    ],
  };
}

function missileBoat(L: number, pick: (most: number) => number): Profile {
  return {
    L,
    fb: 9,
    sheer: 4,
    el: [
      ["blk", 0.4, 0.68, 8, 4, 1, 8],
      ["mast", 0.46, 12 + pick(4), pick(2) ? "lat" : "pyr", 7],
      ["rad", 0.46, 14 + pick(3), 6],
      ["dome", 0.6, 2.8 + pick(2)],
      ["gun", 0.84, 1, 0.8],
      pick(2) ? ["tub", 0.14, 2, 1, 12] : ["tub", 0.66, 2, 1, 12],
      ["ciws", 0.08],
    ],
  };
}

const BOATS: readonly (readonly [string, Boat])[] = [
  ["Los Angeles", { L: 168, r: 8, sail: 0.68, sw: 13, sh: 12 }],
  ["Seawolf", { L: 166, r: 9.5, sail: 0.66, sw: 15, sh: 11 }],
  ["Sturgeon", { L: 150, r: 8, sail: 0.6, sw: 13, sh: 13 }],
  ["Alfa", { L: 136, r: 9, sail: 0.5, sw: 30, sh: 8 }],
  ["Akula", { L: 166, r: 9, sail: 0.5, sw: 34, sh: 8 }],
  ["Oscar", { L: 178, r: 11, sail: 0.52, sw: 30, sh: 9 }],
  ["Charlie", { L: 152, r: 9, sail: 0.56, sw: 22, sh: 9 }],
  ["Victor", { L: 160, r: 8.5, sail: 0.56, sw: 26, sh: 8 }],
  ["Rubis", { L: 128, r: 8.5, sail: 0.6, sw: 13, sh: 12 }],
  ["Han", { L: 146, r: 8.5, sail: 0.62, sw: 16, sh: 10, hump: 20 }],
  ["Trafalgar", { L: 150, r: 8.5, sail: 0.6, sw: 14, sh: 12 }],
  ["Kilo", { L: 122, r: 9.5, sail: 0.52, sw: 26, sh: 9 }],
  ["Type 206", { L: 92, r: 7, sail: 0.5, sw: 16, sh: 10 }],
];

/** A number of a text that is always the same. */
function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum;
}

/** Choices that follow from a class alone, so that sisters look alike. */
function chooser(seed: string): (most: number) => number {
  let state = hash(seed);
  return (most) => {
    state = (state * 16807 + 11) % 2147483647;
    return state % most;
  };
}

function boatOf(facts: ShipFacts): Boat {
  const known = BOATS.find(([name]) => facts.ship_class.startsWith(name));
  const pick = chooser(facts.ship_class);
  return known?.[1] ?? { L: 108 + pick(4) * 8, r: 7 + pick(3), sail: 0.5 + pick(4) * 0.04, sw: 14 + pick(3) * 3, sh: 9 + pick(4) };
}

function profileOf(facts: ShipFacts): Profile {
  const known = CLASSES.find(([name]) => facts.ship_class.startsWith(name));
  const usual = TYPES[facts.type] ?? TYPES["FFG"];
  return known?.[1] ?? usual?.(chooser(facts.ship_class)) ?? { el: [] };
}

const drawn = new Map<string, string>();

/** The drawing of a ship or Target; drawn once for each class. */
export function drawingOf(id: string, facts: ShipFacts, isActive = false): string {
  const key = facts.target ? id.split(".", 1)[0] ?? id : `${facts.type}/${facts.ship_class}/${isActive}`;
  const made = drawn.get(key) ?? make(id, facts, isActive);
  drawn.set(key, made);
  return made;
}

function make(id: string, facts: ShipFacts, isActive: boolean): string {
  const target = Object.keys(TARGETS).find((name) => id.startsWith(`target-${name}`));
  if (target) return TARGETS[target]?.() ?? "";
  if (facts.submarine) return submarine(boatOf(facts), isActive);
  if (!facts.target) return surface(profileOf(facts));
  const like = id.startsWith("target-landing-ship") ? "Fearless" : "-";
  return surface(CLASSES.find(([name]) => name === like)?.[1] ?? { el: [] });
}
