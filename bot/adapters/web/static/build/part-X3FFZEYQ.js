import{C as n,p as o,s as i}from"/static/build/part-5WPG2FEX.js";async function d(r,s){let{address:t}=await i(`/api/guide/${r}/${s}`,{nonce:o()});n(t)}export{d as a};
