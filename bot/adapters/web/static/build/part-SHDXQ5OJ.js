import{D as n,p as o,s as i}from"/static/build/part-ZI5W7QOC.js";async function d(r,s){let{address:t}=await i(`/api/guide/${r}/${s}`,{nonce:o()});n(t)}export{d as a};
